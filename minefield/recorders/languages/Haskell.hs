-- What Haskell's network-uri reads: parseURIReference, and relativeTo.

module Main (main) where

import Data.Bits (shiftL, shiftR, (.&.), (.|.))
import Data.Char (chr, ord)
import Data.List (elemIndex, intercalate)
import Data.Maybe (fromMaybe)
import Network.URI
import System.IO

main :: IO ()
main = do
  mapM_ (`hSetEncoding` latin1) [stdin, stdout]
  hSetBuffering stdout LineBuffering
  putStrLn ("network-uri " ++ VERSION_network_uri)
  interactLines (intercalate "\t" . map field . answer . fields)

interactLines :: (String -> String) -> IO ()
interactLines reply = do
  ended <- isEOF
  if ended then return () else getLine >>= putStrLn . reply >> interactLines reply

data Field = Absent | Refused | Text String

answer :: (String, Maybe String) -> [Field]
answer (reference, base) = components ++ [target, Absent]
  where
    parsed = parseURIReference (characters reference)
    components = maybe (replicate 7 Absent) parts parsed
    target = case base of
      Nothing -> Absent
      Just text -> fromMaybe Refused (resolved <$> parsed <*> parseURI (characters text))
    resolved uri start = Text (uriToString id (uri `relativeTo` start) "")

-- uriAuthority has its delimiters with each part.
parts :: URI -> [Field]
parts uri =
  [ Text "",
    known (init' (uriScheme uri)),
    maybe Absent (known . init' . uriUserInfo) authority,
    maybe Absent (Text . uriRegName) authority,
    maybe Absent (delimited . uriPort) authority,
    Text (uriPath uri),
    delimited (uriQuery uri)
  ]
  where
    authority = uriAuthority uri
    known "" = Absent
    known text = Text text
    delimited "" = Absent
    delimited text = Text (drop 1 text)
    init' "" = ""
    init' text = init text

fields :: String -> (String, Maybe String)
fields line = case break (== '\t') line of
  (reference, _ : "-") -> (decoded (drop 1 reference), Nothing)
  (reference, rest) -> (decoded (drop 1 reference), Just (decoded (drop 2 rest)))

field :: Field -> String
field Absent = "-"
field Refused = "!"
field (Text text) = '=' : encoded (octets text)

-- UTF-8, as characters of Haskell and back.
characters :: String -> String
characters [] = []
characters (one : rest)
  | first < 0x80 = one : characters rest
  | first < 0xE0 = joined 1 (first .&. 0x1F)
  | first < 0xF0 = joined 2 (first .&. 0x0F)
  | otherwise = joined 3 (first .&. 0x07)
  where
    first = ord one
    joined count start = chr (foldl more start (take count rest)) : characters (drop count rest)
    more bits next = bits `shiftL` 6 .|. (ord next .&. 0x3F)

octets :: String -> String
octets = concatMap (map chr . encode . ord)
  where
    encode code
      | code < 0x80 = [code]
      | code < 0x800 = [0xC0 .|. code `shiftR` 6, tail' code 0]
      | code < 0x10000 = [0xE0 .|. code `shiftR` 12, tail' code 6, tail' code 0]
      | otherwise = [0xF0 .|. code `shiftR` 18, tail' code 12, tail' code 6, tail' code 0]
    tail' code bits = 0x80 .|. code `shiftR` bits .&. 0x3F

alphabet :: String
alphabet = ['A' .. 'Z'] ++ ['a' .. 'z'] ++ ['0' .. '9'] ++ "+/"

decoded :: String -> String
decoded text = case takeWhile (/= '=') (take 4 text) of
  "" -> ""
  group -> take (length group - 1) (bytes (foldl add 0 (take 4 (group ++ "AAAA")))) ++ decoded (drop 4 text)
  where
    add bits one = bits `shiftL` 6 .|. fromMaybe 0 (elemIndex one alphabet)
    bytes bits = map (chr . (.&. 255)) [bits `shiftR` 16, bits `shiftR` 8, bits]

encoded :: String -> String
encoded "" = ""
encoded text = take (length group + 1) (digits bits) ++ replicate (3 - length group) '=' ++ encoded (drop 3 text)
  where
    group = take 3 text
    bits = foldl (\sum' one -> sum' `shiftL` 8 .|. ord one) 0 (take 3 (group ++ "\0\0"))
    digits number = map ((alphabet !!) . (.&. 63)) [number `shiftR` 18, number `shiftR` 12, number `shiftR` 6, number]
