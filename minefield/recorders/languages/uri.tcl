# What Tcllib reads: uri::split, and uri::resolve.

if {[catch {package require uri} version]} { exit 3 }

proc field {value} {
    if {$value eq "-" || $value eq "!"} { return $value }
    return =[binary encode base64 [encoding convertto utf-8 [string range $value 1 end]]]
}

proc told {parts name} {
    # It does not tell empty from absent.
    if {![dict exists $parts $name] || [dict get $parts $name] eq ""} { return - }
    return =[dict get $parts $name]
}

proc userinfo {parts} {
    set user [string range [told $parts user] 1 end]
    if {[told $parts pwd] eq "-"} { return [told $parts user] }
    return =$user:[dict get $parts pwd]
}

proc answer {reference base} {
    set fields {- - - - - - -}
    if {![catch {dict create {*}[uri::split $reference]} parts]} {
        set path [expr {[dict exists $parts path] ? "=[dict get $parts path]" : "-"}]
        set fields [list = [told $parts scheme] [userinfo $parts] [told $parts host] [told $parts port] $path [told $parts query]]
    }
    set target -
    if {$base ne "-"} {
        set target [expr {[catch {uri::resolve [string range $base 1 end] $reference} text] ? "!" : "=$text"}]
    }
    return [concat $fields [list $target -]]
}

proc decoded {text} {
    if {$text eq "-"} { return - }
    return =[encoding convertfrom utf-8 [binary decode base64 [string range $text 1 end]]]
}

fconfigure stdout -buffering line
puts "Tcllib uri $version"
while {[gets stdin line] >= 0} {
    lassign [split $line \t] reference base
    set fields [answer [string range [decoded $reference] 1 end] [decoded $base]]
    puts [join [lmap value $fields { field $value }] \t]
}
