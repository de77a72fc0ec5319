import type { AttributeInput, PolicyInput } from '#contract/schemas/policy/policy.ts'

/** Attributes of the demo: who looks from where, with what, and how titles are rated. */
export const ATTRIBUTES: readonly AttributeInput[] = [
  { n: 'country', type: 'String', source: 'select', value: ['MY', 'SG', 'BN', 'ID', 'TH', 'GB', 'US'] },
  { n: 'plan', type: 'StringArray', source: 'user', value: ['free', 'silver', 'gold'] },
  { n: 'age', type: 'Number', source: 'user', value: ['9', '13', '16', '18', '40'] },
  { n: 'device', type: 'String', source: 'application', value: ['tv', 'tablet', 'browser', 'mobile'] },
  {
    n: 'rating',
    type: 'StringArray',
    source: 'content',
    fld: 'rat.v',
    value: ['U', 'P12', '13', '16', '18', 'G', 'PG', 'PG13', 'NC16', 'M18'],
  },
]

type PolicyWords = PolicyInput & { code: string; isDraft?: true }

const younger = (age: number) => ({ aty: 'Number', n: 'age', op: 'less than', val: age, src: 'user' as const })
const rated = (...val: string[]) => ({ aty: 'StringArray', n: 'rating', op: 'one of', val, src: 'content' as const })

/** Policies of the demo, known to its storefronts by their code. */
export const POLICIES: readonly PolicyWords[] = [
  {
    code: 'region',
    n: 'Malaysia, Singapore and Brunei',
    ...{ kind: 'action', act: ['view', 'play'], effect: 'Allow', match: 'all' },
    rules: [{ aty: 'String', n: 'country', op: 'one of', val: ['MY', 'SG', 'BN'], src: 'select' }],
  },
  {
    code: 'paying',
    n: 'Silver and gold plans',
    ...{ kind: 'action', effect: 'Allow', match: 'all' },
    rules: [{ aty: 'StringArray', n: 'plan', op: 'one of', val: ['silver', 'gold'], src: 'user' }],
  },
  {
    code: 'ratings',
    n: 'Age ratings',
    ...{
      kind: 'action',
      act: ['view', 'play'],
      effect: 'Deny',
      match: 'all',
      rules: [rated('18', 'M18'), younger(18)],
    },
    more: [
      {
        kind: 'action',
        act: ['view', 'play'],
        effect: 'Deny',
        match: 'all',
        rules: [rated('16', 'NC16'), younger(16)],
      },
      { kind: 'action', effect: 'Allow', match: 'all', rules: [] },
    ],
  },
  {
    code: 'screens',
    n: 'Big screens only',
    isDraft: true,
    ...{ kind: 'action', effect: 'Allow', match: 'all' },
    rules: [{ aty: 'String', n: 'device', op: 'one of', val: ['tv', 'browser'], src: 'application' }],
  },
]
