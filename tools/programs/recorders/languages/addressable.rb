# What Addressable reads: Addressable::URI.parse, and join.

begin
  require "addressable/uri"
  require "addressable/version"
rescue LoadError
  exit 3
end

def field(value)
  case value
  when nil then "-"
  when false then "!"
  else "=" + [value.to_s].pack("m0")
  end
end

def refusing
  yield
rescue StandardError
  false
end

def answer(reference, base)
  uri = refusing { Addressable::URI.parse(reference) }
  fields = uri ? ["", uri.scheme, uri.userinfo, uri.host, uri.port, uri.path, uri.query] : [nil] * 7
  target = base && refusing { Addressable::URI.join(base, reference).to_s }
  fields + [target, nil]
end

puts "Addressable #{Addressable::VERSION::STRING}"
$stdout.flush
while (line = $stdin.gets)
  reference, base = line.chomp.split("\t").map do |text|
    text == "-" ? nil : text[1..].unpack1("m0").force_encoding("UTF-8")
  end
  puts answer(reference, base).map { |value| field(value) }.join("\t")
  $stdout.flush
end
