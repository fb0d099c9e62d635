import type { Country } from 'src/components/phone/countries'

type Rewrite = [written: RegExp, dialled: string]

const DROP_ZERO: Rewrite[] = [[/^0/, '']]
const KEEP: Rewrite[] = []
const NORTH_AMERICA: Rewrite[] = [[/^[01]/, '']]
const EIGHT_OF_ELEVEN: Rewrite[] = [
  [/^0/, ''],
  [/^[78](\d{10})$/, '$1'],
]

/** How a national number is written where that is not a trunk `0` before what is dialled from abroad. */
const WRITTEN: Record<string, Rewrite[]> = {
  // Their numbers begin with 0, abroad as well.
  bf: KEEP,
  bj: KEEP,
  cg: KEEP,
  ci: KEEP,
  it: KEEP,
  nc: KEEP,
  ne: KEEP,
  sm: KEEP,
  va: KEEP,
  ga: [[/^0(\d{8})$/, '$1']],
  // The trunk prefix is an 8, which numbers may begin with too: only the length tells.
  ru: EIGHT_OF_ELEVEN,
  kz: EIGHT_OF_ELEVEN,
  by: [
    [/^0/, ''],
    [/^80?(\d{9})$/, '$1'],
  ],
  lt: [
    [/^0/, ''],
    [/^8(\d{8})$/, '$1'],
  ],
  tj: [[/^8(\d{9})$/, '$1']],
  tm: [
    [/^0/, ''],
    [/^8(\d{8})$/, '$1'],
  ],
  uz: [
    [/^0/, ''],
    [/^8(\d{9})$/, '$1'],
  ],
  hu: [[/^06?/, '']],
  mh: [
    [/^0/, ''],
    [/^1(\d{7})$/, '$1'],
  ],
  mx: [
    [/^0/, ''],
    [/^(?:1|44|45)(\d{10})$/, '$1'],
  ],
  // A mobile is written with 15 after its area code, and dialled from abroad with 9 before it.
  ar: [
    [/^0/, ''],
    [/^(11)15(\d{8})$/, '9$1$2'],
    [/^(\d{3})15(\d{7})$/, '9$1$2'],
    [/^(\d{4})15(\d{6})$/, '9$1$2'],
  ],
  // Two digits of a carrier, or the country's own code, before the area code.
  br: [
    [/^0/, ''],
    [/^\d{2}(\d{10,11})$/, '$1'],
  ],
}

const DEFAULT_MASK = ' ... ... ... ... ..'

/** How many digits a number of this country has at most, where the library knows. */
const capacity = ({ format, dialCode }: Country): number =>
  format.endsWith(DEFAULT_MASK) ? Infinity : format.replace(/[^.]/g, '').length - dialCode.length

const rewrite = (digits: string, rules: Rewrite[]): string =>
  rules.reduce((text, [written, dialled]) => text.replace(written, dialled), digits)

/** The whole number, country code first, that these digits mean when they are entered as a number of this country. */
export function wholeNumber(digits: string, country: Country): string {
  if (country.dialCode.startsWith('1')) return northAmerican(digits, country)
  const rules = WRITTEN[country.iso2] ?? DROP_ZERO
  const national = rewrite(digits, rules)
  const repeated = national.startsWith(country.dialCode) && national.length > capacity(country)
  return country.dialCode + (repeated ? rewrite(national.slice(country.dialCode.length), rules) : national)
}

/** Ten digits are a number with its area code, whatever area the country has. */
function northAmerican(digits: string, { dialCode }: Country): string {
  const national = rewrite(digits, NORTH_AMERICA)
  return national.length === 10 ? `1${national}` : dialCode + national
}
