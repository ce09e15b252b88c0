"""Many games at once in native code: a class that goes through them without Python's lock."""

from __future__ import annotations

from types import ModuleType

from istanbul.engine.native.syntax import Rule, c_name
from istanbul.engine.record import fields, references
from istanbul.engine.rules import NOBODY

# The counterpart of engine/plain_batch.py, line for line.
BATCH = """\
@cython.final
cdef class Batch:
    cdef {State} root
    cdef {State}_c* states
    cdef Rng_c* chance
    cdef Rng_c* choice
    cdef int players
    cdef Py_ssize_t n, actions
    cdef int[::1] action
    cdef unsigned char[::1] observation
    cdef unsigned char[::1] mask
    cdef signed char[::1] seat
    cdef float[::1] reward
    cdef unsigned char[::1] done
    cdef int[::1] length
    cdef int[::1] rounds

    def __cinit__(self, {State} root not None, arrays):
        (self.action, self.observation, self.mask, self.seat,
         self.reward, self.done, self.length, self.rounds) = arrays
        cdef Py_ssize_t i, n = self.seat.shape[0]
        self.root, self.n, self.players = root, n, root.c.tables.players
        self.actions = self.mask.shape[0] // n
        if self.observation.shape[0] != n * {slots} or self.reward.shape[0] != n * self.players:
            raise ValueError("the arrays are not those of this game")
        self.states = <{State}_c*>calloc(n, sizeof({State}_c))
        self.chance = <Rng_c*>calloc(n, sizeof(Rng_c))
        self.choice = <Rng_c*>calloc(n, sizeof(Rng_c))
        if self.states == NULL or self.chance == NULL or self.choice == NULL:
            raise MemoryError()
        for i in range(n):
            self.states[i] = root.c

    def __dealloc__(self):
        free(self.states)
        free(self.chance)
        free(self.choice)

    def reset(self, int first, int last, unsigned long long seed):
        cdef Py_ssize_t i
        cdef int p, who
        cdef View_c v
        cdef Observation_c o
        with nogil:
            self.prepare(&v)
            memset(&self.mask[first * self.actions], 0, (last - first) * self.actions)
            for i in range(first, last):
                {sow}(&self.chance[i], seed, 2 * i)
                {sow}(&self.choice[i], seed, 2 * i + 1)
                who = {begin}(&self.states[i], &self.root.c, &self.chance[i])
                self.length[i] = 0
                self.done[i] = 0
                self.rounds[i] = self.states[i].round
                for p in range(self.players):
                    self.reward[i * self.players + p] = 0
                self.tell(i, who, &v, &o)

    def step(self, int first, int last):
        cdef Py_ssize_t i
        cdef int k, p, n, who
        cdef bint over
        cdef {State}_c* g
        cdef View_c v
        cdef Observation_c o
        with nogil:
            self.prepare(&v)
            for i in range(first, last):
                g = &self.states[i]
                n = {options}(g)
                for k in range(n):
                    self.mask[i * self.actions + g.option[k]] = 0
                who = {decide}(g, &self.chance[i], self.action[i])
                over = who == {nobody}
                self.length[i] = 1 if self.done[i] else self.length[i] + 1
                self.done[i] = over
                self.rounds[i] = g.round
                for p in range(self.players):
                    n = {standing}(g, p) if over else 0
                    self.reward[i * self.players + p] = <float>n / (self.players - 1)
                if over:
                    who = {begin}(g, &self.root.c, &self.chance[i])
                self.tell(i, who, &v, &o)

    cdef void prepare(self, View_c* v) noexcept nogil:
        memset(v, 0, sizeof(View_c))
{refer}

    cdef void tell(self, Py_ssize_t i, int who, View_c* v, Observation_c* o) noexcept nogil:
        cdef {State}_c* g = &self.states[i]
        cdef unsigned char* told = &self.observation[i * {slots}]
        cdef int k, n
        {look}(g, who, v, o)
        for k in range({slots}):
            told[k] = <unsigned char>o.slot[k]
        n = {options}(g)
        for k in range(n):
            self.mask[i * self.actions + g.option[k]] = 1
        self.seat[i] = who

    def sample(self, int first, int last):
        cdef Py_ssize_t i
        with nogil:
            for i in range(first, last):
                self.action[i] = {choose}(&self.states[i], &self.choice[i])

    def begin(self, int first, int last, unsigned char[::1] which, signed char[::1] viewer):
        cdef Py_ssize_t i
        cdef int who
        cdef View_c v
        cdef Observation_c o
        with nogil:
            self.prepare(&v)
            for i in range(first, last):
                if which[i]:
                    who = {begin}(&self.states[i], &self.root.c, &self.chance[i])
                    self.length[i] = 0
                    self.note(i, who)
                    self.show(i, viewer[i], &v, &o)

    def act(self, int first, int last, unsigned char[::1] which, signed char[::1] viewer):
        cdef Py_ssize_t i
        cdef int who
        cdef View_c v
        cdef Observation_c o
        with nogil:
            self.prepare(&v)
            for i in range(first, last):
                if which[i]:
                    who = {decide}(&self.states[i], &self.chance[i], self.action[i])
                    self.length[i] += 1
                    self.note(i, who)
                    self.show(i, viewer[i], &v, &o)

    def others(self, int first, int last, signed char[::1] viewer):
        cdef Py_ssize_t i
        cdef int a, who
        cdef View_c v
        cdef Observation_c o
        with nogil:
            self.prepare(&v)
            for i in range(first, last):
                who = self.seat[i]
                if who < 0 or who == viewer[i]:
                    continue
                while who >= 0 and who != viewer[i]:
                    a = {choose}(&self.states[i], &self.choice[i])
                    who = {decide}(&self.states[i], &self.chance[i], a)
                    self.length[i] += 1
                self.note(i, who)
                self.show(i, viewer[i], &v, &o)

    cdef void note(self, Py_ssize_t i, int who) noexcept nogil:
        cdef {State}_c* g = &self.states[i]
        cdef int p, n
        self.seat[i] = who
        self.done[i] = who == {nobody}
        self.rounds[i] = g.round
        for p in range(self.players):
            n = {standing}(g, p) if self.done[i] else 0
            self.reward[i * self.players + p] = <float>n / (self.players - 1)

    cdef void show(self, Py_ssize_t i, int viewer, View_c* v, Observation_c* o) noexcept nogil:
        cdef {State}_c* g = &self.states[i]
        cdef unsigned char* told = &self.observation[i * {slots}]
        cdef int k, n, who = self.seat[i]
        memset(&self.mask[i * self.actions], 0, self.actions)
        if who >= 0 and who != viewer:
            return
        {look}(g, viewer, v, o)
        for k in range({slots}):
            told[k] = <unsigned char>o.slot[k]
        if who == viewer:
            n = {options}(g)
            for k in range(n):
                self.mask[i * self.actions + g.option[k]] = 1

    def pack(self, int i):
        if not 0 <= i < self.n:
            raise IndexError(i)
        return PyBytes_FromStringAndSize(<char*>&self.states[i].{first}, {State}_KEPT)

    def generators(self, int i):
        if not 0 <= i < self.n:
            raise IndexError(i)
        return (PyBytes_FromStringAndSize(<char*>&self.chance[i], Rng_KEPT)
                + PyBytes_FromStringAndSize(<char*>&self.choice[i], Rng_KEPT))

    def unpack(self, int i, bytes state not None, bytes generators not None):
        if not 0 <= i < self.n:
            raise IndexError(i)
        if len(state) != {State}_KEPT or len(generators) != 2 * Rng_KEPT:
            raise ValueError("this is no game of the batch")
        {State}_take(&self.states[i], <char*>state, {State}_KEPT)
        Rng_take(&self.chance[i], <char*>generators, Rng_KEPT)
        Rng_take(&self.choice[i], <char*>generators + Rng_KEPT, Rng_KEPT)
"""


FUNCTIONS = ("sow", "begin", "decide", "look", "choose", "standing")  # of engine/batch.py


def batch_rules(rules: ModuleType) -> list[Rule]:
    """What a batch is made of, for rules that offer one as `BATCH`."""
    return [getattr(rules.BATCH, name) for name in FUNCTIONS] if hasattr(rules, "BATCH") else []


def batch_class(rules: ModuleType) -> str:
    """The class in Cython; nothing for rules without a batch."""
    if not hasattr(rules, "BATCH"):
        return ""
    refer = [f"        v.{name} = self.root.c.{name}" for name in references(rules.View)]
    return BATCH.format(
        State=rules.STATE.__name__,
        first=fields(rules.STATE).kept[0],
        slots=len(rules.Observation().slot),
        options=c_name(rules.options),
        nobody=NOBODY,
        refer="\n".join(refer),
        **{rule.__name__: c_name(rule) for rule in batch_rules(rules)},
    )
