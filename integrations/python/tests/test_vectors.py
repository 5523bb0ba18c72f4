"""RFC 3986 on columns of Arrow, by the vectors."""

import doctest
import threading

import pyarrow as pa
import pytest

import urikit

WORKS = ("normalize", "host", "key", "error", "valid", "components")


@pytest.mark.parametrize("work", WORKS)
def test_answers_are_those_of_the_vectors(vectors, work):
    answers = getattr(urikit, work)(vectors.column)
    answers.validate(full=True)
    assert answers.to_pylist() == getattr(vectors, work)


@pytest.mark.parametrize("work", WORKS)
def test_answers_are_the_same_for_slices_and_chunks(vectors, work):
    expected = getattr(vectors, work)
    for start, end in ((1, 9), (7, 12_007), (19_999, 20_000), (3, 3)):
        assert getattr(urikit, work)(vectors.column[start:end]).to_pylist() == expected[start:end]
    chunks = pa.chunked_array([vectors.column[:11], vectors.column[11:11], vectors.column[11:]])
    answers = getattr(urikit, work)(chunks)
    assert answers.num_chunks == 3
    assert answers.to_pylist() == expected
    assert getattr(urikit, work)(pa.chunked_array([], pa.string())).to_pylist() == []


def test_every_type_of_string_is_taken(texts):
    column = texts.column.cast(pa.string())
    for type_ in (pa.large_string(), pa.large_binary(), pa.string_view(), pa.dictionary(pa.int32(), pa.string())):
        assert urikit.normalize(column.cast(type_)).to_pylist() == texts.normalize
    assert urikit.host([None, "//a", None]).to_pylist() == [None, "a", None]
    assert urikit.host(pa.nulls(3)).to_pylist() == [None] * 3
    with pytest.raises(pa.ArrowNotImplementedError):
        urikit.host(pa.array([[1]]))


def test_null_is_the_answer_to_null(vectors):
    nulls = [None if row % 3 == 0 else value for row, value in enumerate(vectors.values)]
    column = pa.array(nulls, pa.binary())
    for work in WORKS:
        expected = [None if row % 3 == 0 else answer for row, answer in enumerate(getattr(vectors, work))]
        assert getattr(urikit, work)(column).to_pylist() == expected
        assert getattr(urikit, work)(column[5:]).to_pylist() == expected[5:]


def test_resolve_takes_a_column_of_bases_or_one(vectors):
    assert urikit.resolve(pa.array(vectors.bases), vectors.column).to_pylist() == vectors.target
    for base in set(vectors.bases):
        rows = [row for row, one in enumerate(vectors.bases) if one == base]
        answers = urikit.resolve(base, vectors.column.take(rows)).to_pylist()
        assert answers == [vectors.target[row] for row in rows]
    assert urikit.resolve(None, ["a"]).to_pylist() == [None]
    with pytest.raises(ValueError, match="2 bases and 1 references"):
        urikit.resolve(["a:b", "a:b"], ["c"])


def test_the_first_invalid_value_is_raised_if_asked(vectors):
    first = vectors.valid.index(False)
    for work in ("normalize", "host", "key", "components"):
        with pytest.raises(urikit.InvalidReference) as error:
            getattr(urikit, work)(vectors.column, invalid="error")
        assert (error.value.row, f"{error.value.code}:{error.value.column}") == (first, vectors.error[first])
    many = pa.array(["a"] * 20_000 + ["a b"])
    with pytest.raises(urikit.InvalidReference, match="row 20000: forbidden-character at column 2"):
        urikit.normalize(many, invalid="error")
    with pytest.raises(urikit.InvalidReference, match="row 0: relative-base at column 1"):
        urikit.resolve("a", ["b"], invalid="error")
    assert urikit.normalize(["a", None], invalid="error").to_pylist() == ["a", None]


def test_long_values_and_long_bases():
    long = "http://A/" + "a/../" * 3_200_000 + "b"
    assert urikit.normalize([long, "HTTP:"] * 2).to_pylist() == ["http://a/b", "http:"] * 2
    assert urikit.resolve(long, ["c", "d"]).to_pylist() == ["http://A/c", "http://A/d"]
    bases = [long, "http://A/b", long[:-1], "http://A/"]  # a short one after a long one is not compared beyond its end
    assert urikit.resolve(bases, ["c"] * 4).to_pylist() == ["http://A/c"] * 4
    assert urikit.components([long[:-1]])[0]["path"].as_py() == long[8:-1]


def test_threads_have_engines_of_their_own(vectors):
    answers = {}

    def work(name):
        answers[name] = urikit.normalize(vectors.column).to_pylist()

    threads = [threading.Thread(target=work, args=(name,)) for name in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(answers[name] == vectors.normalize for name in range(4))


def test_the_examples_are_true():
    assert doctest.testmod(urikit).attempted == 7
    assert doctest.testmod(urikit).failed == 0
