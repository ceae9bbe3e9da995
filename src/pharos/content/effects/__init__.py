"""The effect vocabulary: one frozen struct per effect type, tagged by ``type`` in the files.

Structs are shared by both games where they mean the same; ``DuelEffect`` and ``ClassicEffect`` list the
effects of each game. A field omitted in a file has the default given in its struct.
The star imports export every effect, so nothing needs to be listed here.
"""

from pharos.content.effects.classic import *
from pharos.content.effects.duel import *
from pharos.content.effects.shared import *
