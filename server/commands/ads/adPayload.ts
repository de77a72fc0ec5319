import { addressProblem, type AddressProblem } from '#contract/rules/ads/vastAddress.ts'
import { loadProblems } from '#contract/rules/ads/loadProblems.ts'
import { parseDate } from '#contract/rules/dates/parseDate.ts'
import { visibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import { AdAttributeInput, AdTagInput, LoadPolicyInput, type AdTag, type LoadPolicy } from '#contract/schemas/ads.ts'
import { DomainError, type FieldError } from '#contract/wire/errors.ts'
import type { DocumentText } from '../../decisions/documentChange.ts'
import { keptPayload, type TextParams } from '../../decisions/keptPayload.ts'
import { fieldsOf, known, named, wordsIn } from '../../decisions/namedText.ts'
import type { VerbCaller } from '../../decisions/refuseVerb.ts'
import { productsOf, type Payload } from '../../stores/documents/documentFacts.ts'
import type { DocumentKind } from '../../stores/documents/documentKind.ts'
import { AD_ATTRIBUTE_KIND, AD_TAG_KIND } from '../../stores/ads/adKinds.ts'

const FIELDS = {
  tag: fieldsOf(AdTagInput),
  attribute: fieldsOf(AdAttributeInput),
  load: fieldsOf(LoadPolicyInput),
}

/** A tag, attribute or load policy as it would be stored; undefined where a status alone was sent. */
export function adText(kind: DocumentKind, body: Payload, params: TextParams): DocumentText | undefined {
  const fields = kind === AD_TAG_KIND ? FIELDS.tag : kind === AD_ATTRIBUTE_KIND ? FIELDS.attribute : FIELDS.load
  const { payload, warnings } = known(body, fields)
  if (Object.keys(payload).length === 0) return undefined
  const { url } = payload
  const whole = {
    ...payload,
    ...(typeof url === 'string' && { url: url.trim() }),
    ...(kind === AD_ATTRIBUTE_KIND && { value: wordsIn(payload.value) }),
  }
  return { payload: keptPayload(named(whole), params), warnings }
}

type Rule = { publishes: boolean; actor: VerbCaller['actor'] }

/** Throws what keeps it from being saved or published: drafts may be incomplete, what they say is sound. */
export function refuseAdInvalid(kind: DocumentKind, payload: Payload, { publishes, actor }: Rule): void {
  const visible = visibleProducts(actor)
  const own = productsOf(payload).filter((product) => visible === 'all' || visible.includes(product))
  if (own.length === 0)
    throw new DomainError('invalid', {
      fields: [wrong('/prd', 'Choose at least one product.', 'minItems', { limit: 1 })],
    })
  if (typeof payload.n !== 'string' || !/[\p{L}\p{N}]/u.test(payload.n))
    throw new DomainError('blankName', { field: '/n' })
  const fields =
    kind === AD_TAG_KIND
      ? tagProblems(payload, publishes)
      : kind === AD_ATTRIBUTE_KIND
        ? attributeProblems(payload)
        : policyProblems(payload, publishes)
  if (fields.length > 0) throw new DomainError('invalid', { fields })
}

const ADDRESS_WORDS: Readonly<Record<AddressProblem, string>> = {
  adHttps: 'An ad server is asked by https.',
  adCredentials: 'An address for everybody has no user and no password.',
  adFragment: 'What follows # is never sent: leave it out.',
  adHost: 'Name a host of the public internet.',
  adPort: 'Ad servers are asked at the port of https.',
  adBlank: 'An address has no blanks.',
  adMacro: 'This macro is none: [NAME] is filled in by players, {name} by an ad attribute.',
  adAttribute: 'The address names an attribute that this tag does not send.',
}

/** Throws what is wrong with an address before anybody is asked by it. */
export function refuseAddress(url: string, attrs: readonly { n: string }[]): void {
  const problem = addressProblem(
    url,
    attrs.map(({ n }) => n),
  )
  if (problem !== undefined)
    throw new DomainError('invalid', { fields: [wrong('/url', ADDRESS_WORDS[problem], problem)] })
}

function tagProblems(payload: Payload, publishes: boolean): FieldError[] {
  const { url = '', ty, attrs = [], ad_settings: settings = [] } = payload as Partial<AdTag>
  const problem =
    url === ''
      ? undefined
      : addressProblem(
          url,
          attrs.map(({ n }) => n),
        )
  const twice = (names: readonly string[], place: (nth: number) => string): FieldError[] =>
    names.flatMap((name, nth) =>
      names.indexOf(name) < nth ? [wrong(place(nth), 'This is here already.', 'twice')] : [],
    )
  return [
    ...(problem === undefined ? [] : [wrong('/url', ADDRESS_WORDS[problem], problem)]),
    ...(publishes && url === '' ? [required('/url')] : []),
    ...(publishes && ty === undefined ? [required('/ty')] : []),
    ...twice(
      attrs.map(({ n }) => n),
      (nth) => `/attrs/${nth}/n`,
    ),
    ...twice(
      settings.map(({ prd }) => prd),
      (nth) => `/ad_settings/${nth}/prd`,
    ),
    ...settings.flatMap(({ ad_st, ad_ed, ad_pn_url }, nth): FieldError[] => {
      const [start, end] = [parseDate(ad_st), parseDate(ad_ed)]
      const place = `/ad_settings/${nth}`
      return [
        ...(ad_st && start === undefined ? [wrong(`${place}/ad_st`, 'This is no date.', 'format.date-time')] : []),
        ...(ad_ed && end === undefined ? [wrong(`${place}/ad_ed`, 'This is no date.', 'format.date-time')] : []),
        ...(start !== undefined && end !== undefined && end < start
          ? [wrong(`${place}/ad_ed`, 'Ads end before they start.', 'after')]
          : []),
        ...(ad_pn_url && !/^https?:\/\/[^\s/]/.test(ad_pn_url)
          ? [wrong(`${place}/ad_pn_url`, 'This is no address.', 'webAddress')]
          : []),
      ]
    }),
  ]
}

/** What tags name an attribute by is the same in every address. */
function attributeProblems({ n, type, source }: Payload): FieldError[] {
  const isName = typeof n === 'string' && /^[A-Za-z][A-Za-z0-9_.-]{0,63}$/.test(n.trim())
  return [
    ...(isName ? [] : [wrong('/n', 'Letters, digits, dots and dashes.', 'pattern')]),
    ...(type === undefined ? [required('/type')] : []),
    ...(source === undefined ? [required('/source')] : []),
  ]
}

const LOAD_WORDS = {
  required: 'A load policy needs a rule.',
  noHours: 'These hours are none.',
  noLimit: 'This rule limits nothing.',
  zone: 'There is no such time zone.',
  longerThanHour: 'A break may not be longer than all ads of an hour.',
} as const

function policyProblems(payload: Payload, publishes: boolean): FieldError[] {
  return loadProblems(payload as Pick<LoadPolicy, 'tz' | 'rules'>).flatMap(({ field, problem }) =>
    problem === 'required' && !publishes
      ? []
      : [wrong(field, LOAD_WORDS[problem], problem === 'required' ? 'minItems' : problem, { limit: 1 })],
  )
}

const wrong = (field: string, description: string, keyword: string, params?: Record<string, unknown>): FieldError => ({
  ...{ field, description, keyword },
  ...(params && { params }),
})
const required = (field: string) => wrong(field, 'This is needed.', 'required', { missingProperty: field.slice(1) })
