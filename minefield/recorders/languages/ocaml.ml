(* What OCaml's uri reads: Uri.of_string, whose accessors decode, and Uri.resolve. *)

type field = Absent | Refused | Text of string

let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

let decoded text =
  let octets = Buffer.create 64 in
  let bits = ref 0 and count = ref 0 in
  String.iter
    (fun one ->
      if one <> '=' then begin
        bits := (!bits lsl 6) lor String.index alphabet one;
        count := !count + 6;
        if !count >= 8 then begin
          count := !count - 8;
          Buffer.add_char octets (Char.chr ((!bits lsr !count) land 255))
        end
      end)
    text;
  Buffer.contents octets

let encoded text =
  let out = Buffer.create 64 in
  let length = String.length text in
  let octet at = if at < length then Char.code text.[at] else 0 in
  let rec group at =
    if at < length then begin
      let bits = (octet at lsl 16) lor (octet (at + 1) lsl 8) lor octet (at + 2) in
      List.iteri
        (fun place shift ->
          Buffer.add_char out (if at + place > length then '=' else alphabet.[(bits lsr shift) land 63]))
        [ 18; 12; 6; 0 ];
      group (at + 3)
    end
  in
  group 0;
  Buffer.contents out

let field = function Absent -> "-" | Refused -> "!" | Text text -> "=" ^ encoded text
let told = function None -> Absent | Some text -> Text text

let parts reference =
  match Uri.of_string reference with
  | exception _ -> [ Absent; Absent; Absent; Absent; Absent; Absent; Absent ]
  | uri ->
      [
        Text "";
        told (Uri.scheme uri);
        told (Uri.userinfo uri);
        told (Uri.host uri);
        told (Option.map string_of_int (Uri.port uri));
        Text (Uri.path uri);
        told (Uri.verbatim_query uri);
      ]

let target reference = function
  | None -> Absent
  | Some base -> (
      match Uri.to_string (Uri.resolve "" (Uri.of_string base) (Uri.of_string reference)) with
      | exception _ -> Refused
      | text -> Text text)

let text_of field = String.sub field 1 (String.length field - 1)

let answer line =
  match String.split_on_char '\t' line with
  | [ reference; base ] ->
      let reference = decoded (text_of reference) in
      let base = if base = "-" then None else Some (decoded (text_of base)) in
      parts reference @ [ target reference base; Absent ]
  | _ -> failwith "not a question"

let () =
  print_endline ("OCaml uri " ^ Version.number);
  try
    while true do
      print_endline (String.concat "\t" (List.map field (answer (input_line stdin))))
    done
  with End_of_file -> ()
