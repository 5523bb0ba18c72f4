/* The engine of @urikit/lists in C, by wasmtime: prints the normal form of each argument after the first, which is the path of
 * arrow.wasm; an empty line for one that is invalid. docs/engine.md describes the calls. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wasmtime.h>

static wasmtime_context_t *context;
static wasmtime_instance_t instance;
static wasmtime_memory_t memory;
static uint32_t next;

static void fail(const char *what) {
  fprintf(stderr, "%s\n", what);
  exit(1);
}

static wasmtime_extern_t export(const char *name) {
  wasmtime_extern_t item;
  if (!wasmtime_instance_export_get(context, &instance, name, strlen(name), &item)) fail(name);
  return item;
}

static uint32_t call(const char *name, size_t count, const uint32_t *numbers) {
  wasmtime_val_t args[8], result;
  wasm_trap_t *trap = NULL;
  wasmtime_extern_t item = export(name);
  for (size_t i = 0; i < count; i++) args[i] = (wasmtime_val_t){.kind = WASMTIME_I32, .of.i32 = (int32_t)numbers[i]};
  if (wasmtime_func_call(context, &item.of.func, args, count, &result, 1, &trap) != NULL || trap != NULL) fail(name);
  return (uint32_t)result.of.i32;
}

/* An address from which there is room for octets, with the octets more that the module may read and write. */
static uint32_t room(uint32_t octets) {
  static uint32_t more = 0;
  if (more == 0) {
    wasmtime_val_t value;
    wasmtime_extern_t item = export("MORE");
    wasmtime_global_get(context, &item.of.global, &value);
    more = (uint32_t)value.of.i32;
  }
  uint32_t at = next;
  next = (at + octets + more + 7) & ~7u;
  return at;
}

/* The memory may lie elsewhere once it has grown. */
static uint8_t *at(uint32_t address) { return wasmtime_memory_data(context, &memory) + address; }

static uint32_t put(const void *octets, uint32_t size) {
  uint32_t address = room(size);
  memcpy(at(address), octets, size);
  return address;
}

static void instantiate(const char *path) {
  FILE *file = fopen(path, "rb");
  if (file == NULL) fail(path);
  static uint8_t code[1 << 20];
  size_t size = fread(code, 1, sizeof code, file);
  fclose(file);
  wasm_engine_t *engine = wasm_engine_new();
  context = wasmtime_store_context(wasmtime_store_new(engine, NULL, NULL));
  wasmtime_module_t *module = NULL;
  wasm_trap_t *trap = NULL;
  if (wasmtime_module_new(engine, code, size, &module) != NULL) fail("it is no module");
  if (wasmtime_instance_new(context, module, NULL, 0, &instance, &trap) != NULL || trap != NULL) fail("no instance");
  memory = export("memory").of.memory;
}

int main(int argc, char **argv) {
  if (argc < 2) fail("usage: normalize ARROW.WASM REFERENCE ...");
  instantiate(argv[1]);
  uint32_t rows = (uint32_t)argc - 2, size = 0;
  for (uint32_t row = 0; row < rows; row++) size += (uint32_t)strlen(argv[row + 2]);
  uint32_t most = size + 2 * rows, needed = size + most + 16 * rows + 4096;
  next = call("reserve", 1, &needed);

  uint32_t octets = room(size), places = room(4 * rows + 4), end = 0;
  for (uint32_t row = 0; row <= rows; row++) {
    memcpy(at(places + 4 * row), &end, 4);
    if (row == rows) break;
    uint32_t length = (uint32_t)strlen(argv[row + 2]);
    memcpy(at(octets + end), argv[row + 2], length);
    end += length;
  }
  uint32_t column = put((uint32_t[]){places, octets, 0, 0}, 16);
  uint32_t ends = room(4 * rows + 4), made = room(most), bits = room((rows + 7) / 8);
  uint32_t answers = put((uint32_t[]){ends, made, bits, 0}, 16);
  call("normalize", 3, (uint32_t[]){rows, column, answers});

  for (uint32_t row = 0; row < rows; row++) {
    uint32_t bounds[2];
    memcpy(bounds, at(ends + 4 * row), sizeof bounds);
    if (*at(bits + row / 8) >> row % 8 & 1) fwrite(at(made + bounds[0]), 1, bounds[1] - bounds[0], stdout);
    putchar('\n');
  }
}
