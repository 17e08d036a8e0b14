"""The heads of a roster's columns: which words are heads, in the languages of schools, and which columns they make an id or a name.

**Invariant.** A row whose cells are no known heads is neither taken for heads nor for a student: a person is asked.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from cgkit.doors import short_repr

__all__ = ["Columns", "find_columns", "is_canvas", "is_head", "key"]

#: What a student logs in with or is numbered by, the best first, by rank. A column `id` comes before all of them.
_IDS = (
    "sis login id",
    "sis user id",
    "id number|identifier|ID-Nummer|numéro d'identification|número de ID|numero ID|codice identificativo|номер ID",
    "username|user name|user id|Benutzername|Anmeldename|nom d'utilisateur|identifiant|nombre de usuario|usuario|nome utente|"
    "nome de usuário|gebruikersnaam|användarnamn|brukernavn|käyttäjätunnus|nazwa użytkownika|uživatelské jméno|kullanıcı adı|"
    "имя пользователя|логин|用户名|用戶名|帐号|账号|帳號|ユーザー名|ユーザ名|아이디|사용자 이름|اسم المستخدم|שם משתמש",
    "login|login id",
    "OrgDefinedId",
    "student id|student number|student no|student code|matriculation number|candidate number|roll number|roll no|"
    "Matrikelnummer|Matrikel-Nr|Matr.-Nr|Schülernummer|numéro étudiant|numéro d'étudiant|no étudiant|matricule|"
    "matrícula|número de matrícula|número de alumno|nº de alumno|código|código de estudiante|número de aluno|matricola|"
    "numero di matricola|studentnummer|studienummer|leerlingnummer|personnummer|studentnr|opiskelijanumero|numer albumu|nr albumu|"
    "numer indeksu|nr indeksu|osobní číslo|číslo studenta|Neptun kód|Neptun-kód|öğrenci no|öğrenci numarası|okul no|αριθμός μητρώου|"
    "ΑΜ|номер студента|номер студенческого билета|номер зачётной книжки|номер зачетной книжки|学号|學號|学籍番号|学生番号|出席番号|"
    "학번|mã sinh viên|MSSV|mã số sinh viên|NIM|nomor induk|nomor induk mahasiswa|รหัสนักศึกษา|รหัสนักเรียน|"
    'الرقم الجامعي|رقم الطالب|מספר סטודנט|תעודת זהות|ת"ז',
    "email address|email|e-mail address|mail|E-Mail-Adresse|adresse e-mail|adresse électronique|adresse de courriel|courriel|"
    "correo|correo electrónico|dirección de correo|dirección de correo electrónico|indirizzo email|indirizzo e-mail|"
    "endereço de e-mail|e-mailadres|e-post|e-postadress|e-postadresse|sähköposti|sähköpostiosoite|adres e-mail|e-mailová adresa|"
    "e-mail cím|e-posta|e-posta adresi|διεύθυνση email|электронная почта|эл. почта|адрес электронной почты|почта|"
    "邮箱|电子邮箱|电子邮件|电子邮件地址|電子郵件|電子郵件地址|電郵|メール|メールアドレス|이메일|이메일 주소|البريد الإلكتروني|"
    "דואר אלקטרוני|อีเมล",
    "github username",
)
_NAMES = (
    "name|student name|full name|student|display name|candidate|pupil|learner|roster name|vollständiger Name|Schüler|Schülerin|"
    "Studierende|Teilnehmer|nom complet|nom et prénom|prénom et nom|étudiant|élève|nombre completo|nombre y apellidos|"
    "apellidos y nombre|apellidos y nombres|alumno|estudiante|nome completo|nome e cognome|cognome e nome|studente|alunno|aluno|"
    "estudante|naam|volledige naam|namn|navn|fulde navn|nimi|imię i nazwisko|nazwisko i imię|jméno a příjmení|příjmení a jméno|"
    "név|teljes név|ad soyad|adı soyadı|ονοματεπώνυμο|ФИО|Ф.И.О.|имя и фамилия|фамилия и имя|фамилия, имя|студент|ученик|"
    "姓名|学生姓名|學生姓名|名字|氏名|名前|お名前|이름|성명|họ và tên|họ tên|nama|nama lengkap|nama mahasiswa|ชื่อ-นามสกุล|"
    "الاسم|اسم الطالب|الاسم الكامل|שם מלא|שם"
)
_FIRST = (
    "first name|given name|given names|forename|Vorname|Vornamen|prénom|prénoms|nombre|nombres|nome|voornaam|förnamn|fornavn|"
    "etunimi|imię|jméno|keresztnév|utónév|ad|adı|όνομα|имя|名|tên|nama depan|ชื่อ|الاسم الأول|שם פרטי"
)
_LAST = (
    "last name|surname|family name|Nachname|Familienname|Zuname|nom|nom de famille|apellido|apellidos|cognome|sobrenome|apelido|"
    "achternaam|efternamn|etternavn|efternavn|sukunimi|nazwisko|příjmení|vezetéknév|családnév|soyad|soyadı|επώνυμο|фамилия|"
    "姓|姓氏|họ|nama belakang|นามสกุล|اسم العائلة|שם משפחה"
)
_FAMILY_FIRST = "姓|姓氏|họ|vezetéknév|családnév"
#: What tells a gradebook whose row it is, besides ids and names.
_BESIDE = (
    "section|integration id|root account|End-of-Line Indicator|section id|github id|班级|班級|class|group|Klasse|Gruppe"
)


def key(head: str) -> str:
    """Return what ways to write a head have in common.

    >>> key("student_id"), key("Student-ID:")
    ('studentid', 'studentid')
    """
    return re.sub(r"[\W_]+", "", unicodedata.normalize("NFKC", head).casefold())


def _keys(words: str) -> list[str]:
    return [key(word) for word in words.split("|")]


IDS = [word for rank in _IDS for word in _keys(rank)]
NAMES, FIRST, LAST, FAMILY_FIRST = map(_keys, (_NAMES, _FIRST, _LAST, _FAMILY_FIRST))
KNOWN = {"id", *IDS, *NAMES, *FIRST, *LAST, *_keys(_BESIDE)}
SIS = {"sisloginid", "sisuserid"}
PEOPLE = {"ad", "nim"}  # heads that are first names as well, and count only beside other heads


def is_head(cell: str) -> bool:
    """Return whether a cell is known to be the head of a column that tells who a student is."""
    return key(cell) in KNOWN


def is_canvas(heads: Sequence[str]) -> bool:
    """Return whether these are the heads of Canvas's gradebook, where `ID` is a number that nobody but Canvas knows."""
    keys = {key(head) for head in heads}
    return {"id", "section"} <= keys and bool({"student", *SIS} & keys or {"lastname", "firstname"} <= keys)


@dataclass(frozen=True)
class Columns:
    """Where ids and names are, by the numbers of columns from 0, and those whose cells go back to a gradebook as they are.

    Parameters
    ----------
    headed : whether the first row holds heads.
    """

    ids: tuple[int, ...]
    names: tuple[int, ...]
    given: tuple[int, ...]
    headed: bool = True
    canvas: bool = False


def find_columns(rows: Sequence[Sequence[str]], asked: str, where: str) -> Columns:
    """Return the columns of a roster.

    Parameters
    ----------
    rows : its rows, without empty ones.
    asked : what a person says of the first row: "yes" for heads, "no" for a student, "id=HEAD,name=HEAD", or nothing.

    Raises
    ------
    ValueError : when the first row may be heads or a student, or has no head that was named; the message shows it.
    """
    heads, below = rows[0], rows[1:]
    keys = [key(head) for head in heads]
    told = tuple(at for at, head in enumerate(keys) if head in KNOWN)
    if "=" in asked:
        ids, names = _named(asked, heads, where)
        return Columns(ids, names, tuple(dict.fromkeys((*told, *ids, *names))))
    if asked not in ("", "yes", "no"):
        raise ValueError(f"--roster-heads must be yes, no, or id=HEAD,name=HEAD, got {short_repr(asked)}")
    inner = bool(SIS & {*keys})  # Canvas's own number of a student is `ID`
    filled = {at for row in below for at, cell in enumerate(row) if cell}
    ranked = ["id"] * (not inner) + IDS + ["id"] * inner
    ids = tuple(keys.index(word) for word in ranked if word in keys and keys.index(word) in filled)[:1]
    names = _names(keys)
    if asked != "no" and (ids or names) and (asked or not {*keys} & KNOWN <= PEOPLE):
        return Columns(ids or names, names, told, canvas=is_canvas(heads))
    if asked != "yes" and (asked == "no" or _is_student(heads, below)):
        return Columns((0,), (1,), (), headed=False)
    if asked == "yes":
        return Columns((0,), (1,), tuple(range(min(2, len(heads)))))
    raise ValueError(
        f"{where} begins with {short_repr(', '.join(filter(None, heads)))}, which could be heads or a student. If it's a student, add "
        "`--roster-heads no`. If these are heads, add `--roster-heads yes`, and the first column is the id and the second the name; or "
        "name the columns, as in `--roster-heads 'id=HEAD,name=HEAD'`"
    )


def _named(asked: str, heads: Sequence[str], where: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The columns of `id=HEAD,name=HEAD`; a name may be made of several, as in `name=HEAD+HEAD`."""
    found: dict[str, tuple[int, ...]] = {}
    keys = [key(head) for head in heads]
    for part in re.split(r",\s*(?=(?:id|name)\s*=)", asked):
        what, _, head = part.partition("=")
        wanted = [head] if key(head) in keys else head.split("+")
        if what.strip() not in ("id", "name") or (unknown := [word for word in wanted if key(word) not in keys]):
            named = short_repr(unknown[0] if what.strip() in ("id", "name") else part)
            raise ValueError(f"{where} has no column {named}; its first row is {', '.join(map(repr, heads))}")
        found[what.strip()] = tuple(keys.index(key(word)) for word in wanted)
    names = found.get("name", ())
    return found.get("id", names), names


def _names(keys: Sequence[str]) -> tuple[int, ...]:
    """The columns of a name. Beside only one of its parts, a column `name` holds the other part, as in `Name, Vorname`."""
    whole, first, last = ([keys.index(word) for word in words if word in keys][:1] for words in (NAMES, FIRST, LAST))
    if whole and bool(first) != bool(last):
        return (*first, *whole, *last)
    if whole:
        return tuple(whole)
    order = [*last, *first] if last and keys[last[0]] in FAMILY_FIRST else [*first, *last]
    return tuple(dict.fromkeys(order))


def _is_student(row: Sequence[str], below: Sequence[Sequence[str]]) -> bool:
    """Whether a first row can't be heads: it begins with a number, has an address, or begins as the ids below it do."""
    if any("@" in cell.strip("@") for cell in row):
        return True
    first = row[0]
    return any(letter.isdigit() for letter in first) and (
        not any(letter.isalpha() for letter in first) or _shape(first) in {_shape(other[0]) for other in below if other}
    )


def _shape(text: str) -> str:
    """A text with 9 for its numbers and a for its words."""
    return re.sub(r"[^\W\d_]+", "a", re.sub(r"\d+", "9", text))
