"""Diplomacy: a marker on a track of affinity, stage by stage."""

from afallon.kernel import Module

MODULE = Module(name="diplomacy")
