/* The inference of a small network: a sum of input rows, two layers, and the rows of the policy.

   All arithmetic is in integers, so the result is the same on every machine and identical to that of PlainKernel in
   network.py, the fallback when this file is not compiled. Inputs, policy rows, and results are in arrays
   (librt.vecs) that the caller fills and reads; a call passes only counts.

   Consecutive positions of a search are similar. So the sums of a wide first layer start from those of the most
   similar of the last few positions, and only the rows of inputs that differ are added or subtracted. Integer sums
   do not depend on the order of the additions. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__gnu_linux__)
#define WIDE __attribute__((target_clones("arch=x86-64-v4", "avx2", "default")))
#else
#define WIDE
#endif

#define SHIFT 8
#define MOST (4 << SHIFT)
#define ROWS_PER_CHOICE 4
/* Number of cached first-layer sums, used as a ring buffer; the slot after them holds the sums of no inputs. */
#define KEPT 7
#define NOTHING KEPT
/* Below this width, summing all rows is faster than finding similar inputs. */
#define WORTH_COMPARING 256

/* A boxed vec: its length and its items, which never move (ABI version 1 of librt.vecs). */
typedef struct {
    PyObject_HEAD
    Py_ssize_t length;
    void *items;
} Box;

enum { INPUTS, FIRST_BIAS, SECOND, SECOND_BIAS, VALUE, VALUE_BIAS, POLICY, POLICY_BIAS, PARTS };

typedef struct {
    PyObject_HEAD
    Py_ssize_t first, second, outputs, inputs, choices;
    PyObject *parts[PARTS];
    PyObject *boxes[3];
    const int64_t *found, *rows;
    double *out;
    Py_ssize_t found_room, rows_room, out_room;
    int16_t *hidden;
    Py_ssize_t words;
    uint64_t *now, *sets; /* inputs as bit sets: of this position, and of the cached sums */
    int16_t *sums;
    int32_t *added, *removed, *products;
    uint64_t asked;
    /* Cached products of the policy rows with the hidden units, and the position they belong to. */
    int32_t *weighed;
    uint64_t *weighed_for;
} Kernel;

#if defined(__GNUC__)
#define ONES(set) __builtin_popcountll(set)
#define LOWEST(set) __builtin_ctzll(set)
/* 32 units in one vector; needs no alignment. */
typedef int16_t Units __attribute__((vector_size(64), aligned(2), may_alias));
#define AT_ONCE 128
#else
static int ONES(uint64_t set) {
    int count = 0;
    for (; set != 0; set &= set - 1)
        count++;
    return count;
}

static int LOWEST(uint64_t set) {
    return ONES((set & (0 - set)) - 1);
}
#endif

/* Computes first-layer sums from others by adding and subtracting rows of inputs. AT_ONCE units stay in registers
   until all rows are done. */
WIDE static void add_rows(int16_t *sums, const int16_t *others, const int16_t *restrict rows,
                          const int32_t *restrict added, Py_ssize_t more, const int32_t *restrict removed,
                          Py_ssize_t less, Py_ssize_t width) {
    Py_ssize_t at = 0;
#if defined(__GNUC__)
    for (; at + AT_ONCE <= width; at += AT_ONCE) {
        const Units *from = (const Units *)(others + at);
        Units a = from[0], b = from[1], c = from[2], d = from[3];
        for (Py_ssize_t i = 0; i < more; i++) {
            const Units *row = (const Units *)(rows + added[i] * width + at);
            a += row[0], b += row[1], c += row[2], d += row[3];
        }
        for (Py_ssize_t i = 0; i < less; i++) {
            const Units *row = (const Units *)(rows + removed[i] * width + at);
            a -= row[0], b -= row[1], c -= row[2], d -= row[3];
        }
        Units *to = (Units *)(sums + at);
        to[0] = a, to[1] = b, to[2] = c, to[3] = d;
    }
#endif
    for (; at < width; at++) {
        int16_t sum = others[at];
        for (Py_ssize_t i = 0; i < more; i++)
            sum = (int16_t)(sum + rows[added[i] * width + at]);
        for (Py_ssize_t i = 0; i < less; i++)
            sum = (int16_t)(sum - rows[removed[i] * width + at]);
        sums[at] = sum;
    }
}

/* Returns the size of the symmetric difference of two sets. */
WIDE static Py_ssize_t difference(const uint64_t *restrict one, const uint64_t *restrict other,
                                  Py_ssize_t words) {
    Py_ssize_t count = 0;
    for (Py_ssize_t i = 0; i < words; i++)
        count += ONES(one[i] ^ other[i]);
    return count;
}

WIDE static void clip_all(int16_t *restrict units, const int16_t *restrict sums, Py_ssize_t count) {
    for (Py_ssize_t i = 0; i < count; i++)
        units[i] = sums[i] < 0 ? 0 : sums[i] > MOST ? MOST : sums[i];
}

WIDE static int32_t dot(const int16_t *restrict a, const int16_t *restrict b, Py_ssize_t n) {
    int32_t sum = 0;
    for (Py_ssize_t i = 0; i < n; i++)
        sum += (int32_t)a[i] * b[i];
    return sum;
}

/* Dot products of rows with the same units, which are read once for four rows. */
WIDE static void dots(int32_t *restrict products, const int16_t *restrict rows, Py_ssize_t count,
                      const int16_t *restrict units, Py_ssize_t n) {
    for (; count >= 4; count -= 4, rows += 4 * n, products += 4) {
        const int16_t *second = rows + n, *third = second + n, *fourth = third + n;
        int32_t a = 0, b = 0, c = 0, d = 0;
        for (Py_ssize_t i = 0; i < n; i++) {
            a += (int32_t)rows[i] * units[i];
            b += (int32_t)second[i] * units[i];
            c += (int32_t)third[i] * units[i];
            d += (int32_t)fourth[i] * units[i];
        }
        products[0] = a, products[1] = b, products[2] = c, products[3] = d;
    }
    for (; count > 0; count--, rows += n, products++) {
        int32_t sum = 0;
        for (Py_ssize_t i = 0; i < n; i++)
            sum += (int32_t)rows[i] * units[i];
        *products = sum;
    }
}

static int16_t clipped(int32_t x) {
    return (int16_t)(x < 0 ? 0 : x > MOST ? MOST : x);
}

#define PART(self, n, type) ((const type *)PyBytes_AS_STRING((self)->parts[n]))

/* Sets the bits of the inputs; returns whether an input occurs twice, which a bit set cannot represent. */
static int note_inputs(Kernel *self, Py_ssize_t count) {
    uint8_t *now = (uint8_t *)self->now, twice = 0; /* bytes: consecutive inputs rarely depend on the same one */
    memset(now, 0, self->words * sizeof(uint64_t));
    for (Py_ssize_t i = 0; i < count; i++) {
        uint8_t bit = (uint8_t)(1 << (self->found[i] & 7));
        twice |= now[self->found[i] >> 3] & bit;
        now[self->found[i] >> 3] |= bit;
    }
    return twice != 0;
}

/* Returns the cached sums with the most similar inputs, or NOTHING if none are closer than no inputs. */
static Py_ssize_t nearest(const Kernel *self, Py_ssize_t count) {
    Py_ssize_t best = NOTHING, least = count;
    for (Py_ssize_t k = 0; k < KEPT; k++) {
        Py_ssize_t apart = difference(self->now, self->sets + k * self->words, self->words);
        if (apart < least)
            least = apart, best = k;
    }
    return best;
}

/* Returns the sums of the first layer. */
static const int16_t *sum_up(Kernel *self, Py_ssize_t count) {
    Py_ssize_t words = self->words, more = 0, less = 0, base = NOTHING;
    Py_ssize_t place = (Py_ssize_t)(self->asked++ % KEPT);
    int compared = self->first >= WORTH_COMPARING && !note_inputs(self, count);
    if (compared)
        base = nearest(self, count);
    if (base == NOTHING)
        for (; more < count; more++)
            self->added[more] = (int32_t)self->found[more];
    else
        for (Py_ssize_t i = 0; i < words; i++)
            for (uint64_t rest = self->now[i] ^ self->sets[base * words + i]; rest != 0; rest &= rest - 1) {
                int bit = LOWEST(rest), is_there = (int)(self->now[i] >> bit & 1);
                self->added[more] = self->removed[less] = (int32_t)(64 * i + bit);
                more += is_there;
                less += 1 - is_there;
            }
    int16_t *sums = self->sums + place * self->first;
    add_rows(sums, self->sums + base * self->first, PART(self, INPUTS, int16_t), self->added, more, self->removed,
             less, self->first);
    if (compared)
        memcpy(self->sets + place * words, self->now, words * sizeof(uint64_t));
    else
        memset(self->sets + place * words, 0xFF, words * sizeof(uint64_t)); /* matches no real set of inputs */
    return sums;
}

static PyObject *forward(Kernel *self, PyObject *counted) {
    Py_ssize_t count = PyLong_AsSsize_t(counted);
    if (count < 0 || count > self->found_room) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_ValueError, "so many inputs do not fit");
        return NULL;
    }
    for (Py_ssize_t i = 0; i < count; i++)
        if (self->found[i] < 0 || self->found[i] >= self->inputs) {
            PyErr_SetString(PyExc_ValueError, "there is no such input");
            return NULL;
        }
    Py_ssize_t first = self->first, second = self->second;
    int16_t *x = self->hidden, *y = self->hidden + first;
    clip_all(x, sum_up(self, count), first);
    const int32_t *bias = PART(self, SECOND_BIAS, int32_t);
    dots(self->products, PART(self, SECOND, int16_t), second, x, first);
    for (Py_ssize_t i = 0; i < second; i++)
        y[i] = clipped((self->products[i] + bias[i]) >> SHIFT);
    bias = PART(self, VALUE_BIAS, int32_t);
    dots(self->products, PART(self, VALUE, int16_t), self->outputs, y, second);
    for (Py_ssize_t i = 0; i < self->outputs; i++)
        self->out[i] = (self->products[i] + bias[i]) / (double)(1 << (2 * SHIFT));
    Py_RETURN_NONE;
}

static PyObject *policy(Kernel *self, PyObject *counted) {
    Py_ssize_t count = PyLong_AsSsize_t(counted);
    if (count < 0 || count * ROWS_PER_CHOICE > self->rows_room || self->outputs + count > self->out_room) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_ValueError, "so many choices do not fit");
        return NULL;
    }
    Py_ssize_t width = self->first + self->second;
    const int16_t *weights = PART(self, POLICY, int16_t);
    const int32_t *bias = PART(self, POLICY_BIAS, int32_t);
    for (Py_ssize_t i = 0; i < count; i++) {
        int32_t sum = 0;
        for (int k = 0; k < ROWS_PER_CHOICE; k++) {
            int64_t row = self->rows[i * ROWS_PER_CHOICE + k];
            if (row < 0 || row >= self->choices)
                continue;
            if (self->weighed_for[row] != self->asked) {
                self->weighed_for[row] = self->asked;
                self->weighed[row] = dot(weights + row * width, self->hidden, width) + bias[row];
            }
            sum += self->weighed[row];
        }
        self->out[self->outputs + i] = sum / (double)(1 << (2 * SHIFT));
    }
    Py_RETURN_NONE;
}

static void free_arrays(Kernel *self) {
    void *arrays[] = {self->hidden, self->now,     self->sets,     self->sums,       self->added,
                      self->removed, self->products, self->weighed, self->weighed_for};
    for (size_t n = 0; n < sizeof(arrays) / sizeof(arrays[0]); n++)
        PyMem_Free(arrays[n]);
}

/* Allocates the buffers; returns whether there was enough memory. */
static int make_arrays(Kernel *self, Py_ssize_t found_room) {
    Py_ssize_t words = self->words = self->inputs / 64 + 1;
    Py_ssize_t most = 64 * words > found_room ? 64 * words : found_room;
    Py_ssize_t wider = self->second > self->outputs ? self->second : self->outputs;
    self->hidden = PyMem_Calloc(self->first + self->second, sizeof(int16_t));
    self->now = PyMem_Calloc(words, sizeof(uint64_t));
    self->sets = PyMem_Calloc(KEPT * words, sizeof(uint64_t));
    self->sums = PyMem_Calloc((KEPT + 1) * self->first, sizeof(int16_t));
    self->added = PyMem_Calloc(most + 1, sizeof(int32_t));
    self->removed = PyMem_Calloc(most + 1, sizeof(int32_t));
    self->products = PyMem_Calloc(wider, sizeof(int32_t));
    self->weighed = PyMem_Calloc(self->choices + 1, sizeof(int32_t));
    self->weighed_for = PyMem_Calloc(self->choices + 1, sizeof(uint64_t));
    return self->hidden && self->now && self->sets && self->sums && self->added && self->removed &&
           self->products && self->weighed && self->weighed_for;
}

static int init(Kernel *self, PyObject *args, PyObject *names) {
    PyObject *parts[PARTS], *boxes[3];
    Py_ssize_t first, second, outputs;
    if (!PyArg_ParseTuple(args, "nnnSSSSSSSSOOO", &first, &second, &outputs, &parts[0], &parts[1], &parts[2],
                          &parts[3], &parts[4], &parts[5], &parts[6], &parts[7], &boxes[0], &boxes[1], &boxes[2]))
        return -1;
    if (first < 1 || second < 1 || outputs < 1 || self->hidden != NULL) {
        PyErr_SetString(PyExc_ValueError, "a network needs layers");
        return -1;
    }
    Py_ssize_t inputs = PyBytes_GET_SIZE(parts[INPUTS]) / (2 * first);
    Py_ssize_t choices = PyBytes_GET_SIZE(parts[POLICY_BIAS]) / 4;
    Py_ssize_t sizes[PARTS] = {inputs * first * 2, first * 2, first * second * 2, second * 4, outputs * second * 2,
                               outputs * 4, choices * (first + second) * 2, choices * 4};
    for (int n = 0; n < PARTS; n++)
        if (PyBytes_GET_SIZE(parts[n]) != sizes[n]) {
            PyErr_SetString(PyExc_ValueError, "a part of the network has the wrong size");
            return -1;
        }
    for (int n = 0; n < 3; n++)
        if (Py_TYPE(boxes[n])->tp_basicsize < (Py_ssize_t)sizeof(Box) || ((Box *)boxes[n])->length < outputs) {
            PyErr_SetString(PyExc_TypeError, "a kernel works on three vecs");
            return -1;
        }
    self->first = first;
    self->second = second;
    self->outputs = outputs;
    self->inputs = inputs;
    self->choices = choices;
    if (!make_arrays(self, ((Box *)boxes[0])->length)) {
        PyErr_NoMemory();
        return -1;
    }
    self->asked = 1;
    for (Py_ssize_t k = 0; k <= KEPT; k++)
        memcpy(self->sums + k * first, PyBytes_AS_STRING(parts[FIRST_BIAS]), first * sizeof(int16_t));
    for (int n = 0; n < PARTS; n++)
        self->parts[n] = Py_NewRef(parts[n]);
    for (int n = 0; n < 3; n++)
        self->boxes[n] = Py_NewRef(boxes[n]);
    self->found = ((Box *)boxes[0])->items;
    self->found_room = ((Box *)boxes[0])->length;
    self->rows = ((Box *)boxes[1])->items;
    self->rows_room = ((Box *)boxes[1])->length;
    self->out = ((Box *)boxes[2])->items;
    self->out_room = ((Box *)boxes[2])->length;
    return 0;
}

static void dealloc(Kernel *self) {
    for (int n = 0; n < PARTS; n++)
        Py_XDECREF(self->parts[n]);
    for (int n = 0; n < 3; n++)
        Py_XDECREF(self->boxes[n]);
    free_arrays(self);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static PyMethodDef methods[] = {
    {"forward", (PyCFunction)forward, METH_O, "Works out the layers and the outputs for so many inputs."},
    {"policy", (PyCFunction)policy, METH_O, "After forward: the weight of so many choices, behind the outputs."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject kernel_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "pharos.ai.search.kernel.Kernel",
    .tp_doc = "A network with its weights, which works on three arrays of its owner.",
    .tp_basicsize = sizeof(Kernel),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = PyType_GenericNew,
    .tp_init = (initproc)init,
    .tp_dealloc = (destructor)dealloc,
    .tp_methods = methods,
};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT, .m_name = "kernel", .m_doc = "The arithmetic of a small network.", .m_size = -1,
};

PyMODINIT_FUNC PyInit_kernel(void) {
    if (PyType_Ready(&kernel_type) < 0)
        return NULL;
    PyObject *made = PyModule_Create(&module);
    if (made == NULL || PyModule_AddObjectRef(made, "Kernel", (PyObject *)&kernel_type) < 0) {
        Py_XDECREF(made);
        return NULL;
    }
    return made;
}
