/** What guards ranges of addresses, and what the audit calls them (specification section 2, calls.md section 21). */
export const GEO_PAGE = 'cp_ipconfig'
export const GEO_URN = 'urn:resource:geo:location'

export const GEO_NOTE = 400
export const GEO_TEXT = 120
/** Longest text of a range: two addresses of IPv6 and a dash. */
export const GEO_RANGE_TEXT = 100
/** Overlaps that are named; the rest is counted. */
export const GEO_OVERLAPS = 100
/** Rows of one file. */
export const GEO_IMPORT_ROWS = 100_000
export const GEO_IMPORT_BYTES = 16 * 1_048_576

/** Columns of a file of ranges, in this order. */
export const GEO_COLUMNS = ['ip', 'country', 'region', 'zip', 'note'] as const
export type GeoColumn = (typeof GEO_COLUMNS)[number]

/** What a save of a range may be asked to confirm. */
export const GEO_QUESTIONS = ['rangeOverlaps', 'wideRange'] as const
export type GeoQuestion = (typeof GEO_QUESTIONS)[number]

/** Codes of ISO 3166-1, alpha-2. */
export const COUNTRIES: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT ' +
  'JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO ' +
  'MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY ' +
  'QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO ' +
  'TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ')

/** What a viewer's address is called among their attributes, and the country that follows from it. */
export const VIEWER_ADDRESS = 'address'
export const VIEWER_COUNTRY = 'country'
