"""The effect vocabulary: one frozen struct per effect type, tagged by ``type`` in the files.

Structs are shared by both games where they mean the same; ``DuelEffect`` and ``ClassicEffect`` say which
effects a game knows. A field left out in a file has the default shown in its struct.
All of them are names of this package: nothing has to be listed here.
"""

from pharos.content.effects.classic import *
from pharos.content.effects.duel import *
from pharos.content.effects.shared import *
