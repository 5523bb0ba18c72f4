# The protocol of the recorders, for Ruby: src/recorder.ts says what a line holds.

def field(value)
  case value
  when nil then "-"
  when false then "!"
  else "=" + [value.to_s].pack("m0")
  end
end

# false, if the reader refuses.
def refusing
  yield
rescue StandardError
  false
end

# Tells the version, and answers each line by the fields that the block gives for a reference and its base.
def serve(version)
  puts version
  $stdout.flush
  while (line = $stdin.gets)
    reference, base = line.chomp.split("\t").map do |text|
      text == "-" ? nil : text[1..].unpack1("m0").force_encoding("UTF-8")
    end
    puts yield(reference, base).map { |value| field(value) }.join("\t")
    $stdout.flush
  end
end
