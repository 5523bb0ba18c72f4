-- What LuaSocket reads: url.parse, and url.absolute.

local found, socket = pcall(require, "socket")
if not found then os.exit(3) end
local url = require("socket.url")
local mime = require("mime")

local function field(value)
  if value == nil then return "-" end
  if value == false then return "!" end
  return "=" .. (mime.b64(value) or "")
end

local function decoded(text)
  if text == "-" then return nil end
  return (mime.unb64(text:sub(2)) or "")
end

local function answer(reference, base)
  local read, parts = pcall(url.parse, reference)
  local fields = {}
  if read and parts then
    fields = { "", parts.scheme, parts.userinfo, parts.host, parts.port, parts.path or "", parts.query }
  end
  if base then
    local resolved, target = pcall(url.absolute, base, reference)
    fields[8] = resolved and target or false
  end
  local line = {}
  for at = 1, 9 do line[at] = field(fields[at]) end
  return table.concat(line, "\t")
end

io.stdout:setvbuf("line")
print((socket._VERSION:gsub("%-", " ")))
for line in io.lines() do
  local reference, base = line:match("^(%S+)\t(%S+)$")
  print(answer(decoded(reference), decoded(base)))
end
