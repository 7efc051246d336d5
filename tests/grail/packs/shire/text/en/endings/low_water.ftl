ending-low-water = Low Water
epilogue-low-water = Vennford carries its chairs down again.
