module urikit.invalid/readers

go 1.26

require (
	github.com/fredbi/uri v1.1.1
	github.com/nlnwa/whatwg-url v0.6.2
	github.com/valyala/fasthttp v1.78.0
)

require (
	github.com/bits-and-blooms/bitset v1.20.0 // indirect
	github.com/klauspost/compress v1.20.3 // indirect
	github.com/molecule-man/go-brrr v1.3.1 // indirect
	github.com/valyala/bytebufferpool v1.0.0 // indirect
	golang.org/x/net v0.62.0 // indirect
	golang.org/x/text v0.43.0 // indirect
)
