"""Dawn: nine steps (GR-DAWN-02)."""
