// Go's net/url: a link parsed, and its host read. Prints the nanoseconds for each, of the quickest pass.
package main

import (
	"fmt"
	"net/url"
	"os"
	"strings"
	"syscall"
)

func now() float64 {
	var usage syscall.Rusage
	_ = syscall.Getrusage(syscall.RUSAGE_SELF, &usage)
	return float64(usage.Utime.Nano() + usage.Stime.Nano())
}

func main() {
	text, err := os.ReadFile(os.Args[1])
	if err != nil {
		panic(err)
	}
	lines := strings.Split(strings.TrimSpace(string(text)), "\n")
	best, read := 1e18, 0
	for pass := 0; pass < 20; pass++ {
		from := now()
		for _, line := range lines {
			if link, err := url.Parse(line); err == nil {
				read += len(link.Hostname())
			}
		}
		best = min(best, now()-from)
	}
	if read == 0 {
		panic("no host")
	}
	fmt.Printf("%.1f\n", best/float64(len(lines)))
}
