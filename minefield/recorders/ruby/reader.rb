# What Ruby's URI reads, by URI.parse and URI.join, or by the parser of RFC 2396; its value is what ruby.mjs asks.

require "uri"

class Reader
  def version(name)
    @parser = { "parse" => nil, "rfc2396" => URI::RFC2396_Parser.new }.fetch(name)
    "Ruby #{RUBY_VERSION}, uri #{URI::VERSION}#{", RFC2396_Parser" if @parser}"
  end

  # A line of answers for a line of a question.
  def answer(line)
    reference, base = line.split("\t").map do |text|
      text == "-" ? nil : text[1..].unpack1("m0").force_encoding("UTF-8")
    end
    (fields(reference) + [base && refusing { join(base, reference).to_s }, nil]).map { |value| field(value) }.join("\t")
  end

  private

  def fields(reference)
    uri = refusing { parse(reference) }
    return [nil] * 7 unless uri
    # It cannot tell the default port from none.
    port = uri.port == uri.default_port ? nil : uri.port
    ["", uri.scheme, uri.userinfo, uri.host, port, uri.path, uri.query]
  end

  def parse(reference)
    @parser ? @parser.parse(reference) : URI.parse(reference)
  end

  def join(base, reference)
    @parser ? @parser.join(base, reference) : URI.join(base, reference)
  end

  def refusing
    yield
  rescue StandardError
    false
  end

  def field(value)
    case value
    when nil then "-"
    when false then "!"
    else "=" + [value.to_s].pack("m0")
    end
  end
end

Reader.new
