import { visibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import { lintPolicy, BLOCKING, type Finding } from '#contract/rules/policy/lintPolicy.ts'
import { isAttributeType, isOperatorOf } from '#contract/rules/policy/operatorsOf.ts'
import type { Policy } from '#contract/rules/policy/policy.ts'
import { readPolicy } from '#contract/rules/policy/readPolicy.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { VerbCaller } from '../../decisions/refuseVerb.ts'
import { productsOf, type Payload } from '../../stores/documents/documentFacts.ts'
import { tryCases, type CaseFacts } from './policyCases.ts'

type Field = { field: string; description: string; keyword: string; params?: Record<string, unknown> }

/**
 * Throws what keeps a policy from being saved: a draft may be incomplete, but has a name and no operator that the type
 * of its attribute lacks; what is published says something in every row, and breaks none of its cases.
 */
export function refusePolicyInvalid(
  { actor }: Pick<VerbCaller, 'actor'>,
  payload: Payload,
  { publishes, cases }: { publishes: boolean; cases: CaseFacts },
): void {
  refuseNameless(actor, payload)
  const policy = readPolicy(payload)
  const wrong = wrongOperator(policy)
  if (wrong !== undefined) throw new DomainError('badOperator', { field: wrong })
  if (!publishes) return
  const fields = [
    ...(policy.rules.length === 0 ? [{ field: '/rules', ...said('A policy needs a rule.', 'minItems') }] : []),
    ...lintPolicy(policy)
      .filter(({ code }) => BLOCKING.includes(code))
      .map((finding): Field => ({ field: pointerOf(finding), ...said('This row says nothing yet.', 'required') })),
    ...policy.rules.flatMap(({ rows }, rule) =>
      rows.flatMap(({ attribute }, row): Field[] =>
        attribute.trim() === ''
          ? [{ field: `${pointerOf({ rule, row })}/n`, ...said('Choose an attribute.', 'required') }]
          : [],
      ),
    ),
  ]
  if (fields.length > 0) throw new DomainError('invalid', { fields })
  refuseBrokenCases(payload, cases)
}

/** Throws the cases that a policy breaks: it is published once they hold, or once they say otherwise. */
function refuseBrokenCases(payload: Payload, facts: CaseFacts): void {
  const fields = tryCases(payload, facts).flatMap(({ passes, effect, error }, nth): Field[] =>
    passes
      ? []
      : [
          {
            field: `/cases/${nth}`,
            ...said('This case does not hold.', 'case'),
            params: { effect, ...(error && { error }) },
          },
        ],
  )
  if (fields.length > 0) throw new DomainError('invalid', { fields })
}

/** Throws what keeps an attribute from being saved: it needs a name, a type and a source from the first. */
export function refuseAttributeInvalid({ actor }: Pick<VerbCaller, 'actor'>, payload: Payload): void {
  refuseNameless(actor, payload)
  const fields = ['type', 'source'].flatMap((field): Field[] =>
    payload[field] === undefined ? [{ field: `/${field}`, ...said('Choose one.', 'required') }] : [],
  )
  if (fields.length > 0) throw new DomainError('invalid', { fields })
}

function refuseNameless(actor: VerbCaller['actor'], payload: Payload): void {
  const visible = visibleProducts(actor)
  const own = productsOf(payload).filter((product) => visible === 'all' || visible.includes(product))
  if (own.length === 0)
    throw new DomainError('invalid', {
      fields: [{ field: '/prd', ...said('Choose at least one product.', 'minItems'), params: { limit: 1 } }],
    })
  if (typeof payload.n !== 'string' || !/[\p{L}\p{N}]/u.test(payload.n))
    throw new DomainError('blankName', { field: '/n' })
}

/** The first operator that the type of its attribute lacks; a row without operator is not finished yet. */
function wrongOperator({ rules }: Policy): string | undefined {
  for (const [rule, { rows }] of rules.entries())
    for (const [row, { type, operator }] of rows.entries()) {
      if (operator === '' && (type === '' || isAttributeType(type))) continue
      if (!isAttributeType(type) || !isOperatorOf(type, operator)) return `${pointerOf({ rule, row })}/op`
    }
  return undefined
}

/** Where a rule or row stands on the wire: the first rule is the policy itself. */
function pointerOf({ rule = 0, row }: Pick<Finding, 'rule' | 'row'>): string {
  const place = rule === 0 ? '' : `/more/${rule - 1}`
  return row === undefined ? `${place}/rules` : `${place}/rules/${row}`
}

function said(description: string, keyword: string) {
  return { description, keyword }
}
