// The engine of @urikit/lists in Go, by wazero: normal forms of the vectors, which must be those that the core gives.
// docs/engine.md describes the calls.
package main

import (
	"bufio"
	"context"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"

	"github.com/tetratelabs/wazero"
	"github.com/tetratelabs/wazero/api"
)

type vector struct {
	Value  string
	Octets string
	Valid  bool
	Normal *string
}

// A host lays columns one after another into the memory of the module.
type host struct {
	ctx    context.Context
	module api.Module
	next   uint32
}

func (h *host) call(name string, args ...uint64) uint32 {
	results, err := h.module.ExportedFunction(name).Call(h.ctx, args...)
	check(err)
	return uint32(results[0])
}

func (h *host) room(octets int) uint32 {
	at := h.next
	more := int(h.module.ExportedGlobal("MORE").Get())
	h.next = (at + uint32(octets+more) + 7) &^ 7
	return at
}

func (h *host) put(octets []byte) uint32 {
	at := h.room(len(octets))
	h.module.Memory().Write(at, octets)
	return at
}

func words(numbers ...uint32) []byte {
	octets := []byte{}
	for _, number := range numbers {
		octets = binary.LittleEndian.AppendUint32(octets, number)
	}
	return octets
}

// normalize answers each value with its normal form, or nil if it is invalid.
func (h *host) normalize(values [][]byte) []*string {
	places, octets := []uint32{0}, []byte{}
	for _, value := range values {
		octets = append(octets, value...)
		places = append(places, uint32(len(octets)))
	}
	rows := len(values)
	most := len(octets) + 2*rows
	h.next = h.call("reserve", uint64(2*most+16*rows+4096))
	column := h.put(words(h.put(words(places...)), h.put(octets), 0, 0))
	ends, made, bits := h.room(4*rows+4), h.room(most), h.room((rows+7)/8)
	answers := h.put(words(ends, made, bits, 0))
	size := h.call("normalize", uint64(rows), uint64(column), uint64(answers))

	memory := h.module.Memory()
	text, _ := memory.Read(made, size)
	texts := make([]*string, rows)
	for row := range texts {
		octet, _ := memory.ReadByte(bits + uint32(row/8))
		if octet>>(row%8)&1 == 0 {
			continue
		}
		from, _ := memory.ReadUint32Le(ends + uint32(4*row))
		to, _ := memory.ReadUint32Le(ends + uint32(4*row+4))
		answer := string(text[from:to])
		texts[row] = &answer
	}
	return texts
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func main() {
	code, err := os.ReadFile(os.Args[1])
	check(err)
	ctx := context.Background()
	runtime := wazero.NewRuntime(ctx)
	defer runtime.Close(ctx)
	module, err := runtime.Instantiate(ctx, code)
	check(err)

	file, err := os.Open(os.Args[2])
	check(err)
	vectors, values := []vector{}, [][]byte{}
	for lines := bufio.NewScanner(file); lines.Scan(); {
		var one vector
		check(json.Unmarshal(lines.Bytes(), &one))
		value := []byte(one.Value)
		if one.Octets != "" {
			value, err = hex.DecodeString(one.Octets)
			check(err)
		}
		vectors, values = append(vectors, one), append(values, value)
	}

	wrong := 0
	for row, got := range (&host{ctx: ctx, module: module}).normalize(values) {
		expected := vectors[row].Normal
		if expected == nil && vectors[row].Valid {
			expected = &vectors[row].Value // a normal form that is absent is the value
		}
		if (got == nil) != (expected == nil) || got != nil && *got != *expected {
			wrong++
		}
	}
	fmt.Printf("%d passed, %d failed\n", len(vectors)-wrong, wrong)
	if wrong > 0 || len(vectors) == 0 {
		os.Exit(1)
	}
}
