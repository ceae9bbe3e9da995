/* The arithmetic of a small network: sums of rows, two layers, rows of the policy.

   Everything is whole numbers, so that the result is the same on every machine and the same as that of
   PlainKernel in network.py, which works where this file is not compiled. Inputs, rows of the policy and
   results lie in arrays (librt.vecs) that the caller fills and reads; only counts travel in a call. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__gnu_linux__)
#define WIDE __attribute__((target_clones("avx2", "default")))
#else
#define WIDE
#endif

#define SHIFT 8
#define MOST (4 << SHIFT)
#define ROWS_PER_CHOICE 4

/* A boxed vec: its length and its items, which stay where they are (ABI version 1 of librt.vecs). */
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
} Kernel;

#if defined(__GNUC__)
/* Sixteen units that are added at once, wherever they lie. */
typedef int16_t Units __attribute__((vector_size(32), aligned(2), may_alias));
#define AT_ONCE 128
#endif

/* Adds the rows of some inputs to the units of the first layer, AT_ONCE of them at a time: these sums stay in
   registers until all rows are added. */
WIDE static void add_rows(int16_t *restrict sum, const int16_t *restrict rows, const int64_t *restrict found,
                          Py_ssize_t count, Py_ssize_t width) {
    Py_ssize_t at = 0;
#if defined(__GNUC__)
    for (; at + AT_ONCE <= width; at += AT_ONCE) {
        Units *all = (Units *)(sum + at);
        Units a = all[0], b = all[1], c = all[2], d = all[3], e = all[4], f = all[5], g = all[6], h = all[7];
        for (Py_ssize_t i = 0; i < count; i++) {
            const Units *row = (const Units *)(rows + found[i] * width + at);
            a += row[0], b += row[1], c += row[2], d += row[3];
            e += row[4], f += row[5], g += row[6], h += row[7];
        }
        all[0] = a, all[1] = b, all[2] = c, all[3] = d, all[4] = e, all[5] = f, all[6] = g, all[7] = h;
    }
#endif
    for (Py_ssize_t i = 0; i < count; i++) {
        const int16_t *row = rows + found[i] * width;
        for (Py_ssize_t k = at; k < width; k++)
            sum[k] = (int16_t)(sum[k] + row[k]);
    }
}

WIDE static int32_t dot(const int16_t *restrict a, const int16_t *restrict b, Py_ssize_t n) {
    int32_t sum = 0;
    for (Py_ssize_t i = 0; i < n; i++)
        sum += (int32_t)a[i] * b[i];
    return sum;
}

static int16_t clipped(int32_t x) {
    return (int16_t)(x < 0 ? 0 : x > MOST ? MOST : x);
}

#define PART(self, n, type) ((const type *)PyBytes_AS_STRING((self)->parts[n]))

static PyObject *forward(Kernel *self, PyObject *counted) {
    Py_ssize_t count = PyLong_AsSsize_t(counted);
    if (count < 0 || count > self->found_room) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_ValueError, "so many inputs do not fit");
        return NULL;
    }
    Py_ssize_t first = self->first, second = self->second;
    int16_t *x = self->hidden, *y = self->hidden + first;
    const int16_t *rows = PART(self, INPUTS, int16_t), *weights = PART(self, SECOND, int16_t);
    const int32_t *bias = PART(self, SECOND_BIAS, int32_t);
    memcpy(x, PART(self, FIRST_BIAS, int16_t), first * sizeof(int16_t));
    for (Py_ssize_t i = 0; i < count; i++)
        if (self->found[i] < 0 || self->found[i] >= self->inputs) {
            PyErr_SetString(PyExc_ValueError, "there is no such input");
            return NULL;
        }
    add_rows(x, rows, self->found, count, first);
    for (Py_ssize_t i = 0; i < first; i++)
        x[i] = clipped(x[i]);
    for (Py_ssize_t i = 0; i < second; i++)
        y[i] = clipped((dot(weights + i * first, x, first) + bias[i]) >> SHIFT);
    weights = PART(self, VALUE, int16_t);
    bias = PART(self, VALUE_BIAS, int32_t);
    for (Py_ssize_t i = 0; i < self->outputs; i++)
        self->out[i] = (dot(weights + i * second, y, second) + bias[i]) / (double)(1 << (2 * SHIFT));
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
            if (row >= 0 && row < self->choices)
                sum += dot(weights + row * width, self->hidden, width) + bias[row];
        }
        self->out[self->outputs + i] = sum / (double)(1 << (2 * SHIFT));
    }
    Py_RETURN_NONE;
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
    self->hidden = PyMem_Calloc(first + second, sizeof(int16_t));
    if (self->hidden == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    self->first = first;
    self->second = second;
    self->outputs = outputs;
    self->inputs = inputs;
    self->choices = choices;
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
    PyMem_Free(self->hidden);
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
