import type { Action } from '#contract/values/access.ts'
import { MISSING, read, write } from './probe.ts'

const POLICIES = '/policy/urn/resource/rule'
const ATTRIBUTES = '/policy/urn/resource/attribute'
const policy = (...actions: Action[]) => actions.map((action) => ['cp_policymgmt', action] as const)
const policyOrStore = { oneOf: [...policy('view'), ['cp_storefront', 'view'] as const] }

const policyMade = (url: string) => [
  write('POST', url, {}, policy('create')),
  write('POST', url, { st: 'published' }, policy('create', 'publish')),
]

const policySaved = (url: string, more: object, last: Readonly<Record<string, Action>>) =>
  Object.entries({ draft: 'update', published: 'publish', ...last } as const).map(([st, action]) =>
    write('PUT', url, { ...more, st }, policy(action)),
  )

/** Of policies, their attributes and the applications that they speak of (`PROBES`). */
export const POLICY_PROBES = {
  listApplications: [read('/policy/urn/resource/application', policy('view'))],
  listAttributes: [read(ATTRIBUTES, policyOrStore)],
  lookupAttributes: [write('POST', `${ATTRIBUTES}/lookup`, {}, policyOrStore)],
  getPolicyAttribute: [read(`${ATTRIBUTES}/${MISSING}`, policyOrStore)],
  listAttributeUses: [read(`${ATTRIBUTES}/${MISSING}/usage`, policy('view'))],
  createAttribute: policyMade(ATTRIBUTES),
  saveAttribute: policySaved(ATTRIBUTES, { key: MISSING }, { deleted: 'delete' }),
  countAttributes: [read('/count/urn/resource/attribute', policy('view'))],
  listPolicies: [read(POLICIES, policyOrStore)],
  lookupPolicies: [write('POST', `${POLICIES}/lookup`, {}, policyOrStore)],
  listPolicyUses: [read(`${POLICIES}/${MISSING}/usage`, policyOrStore)],
  getPolicy: [read(`${POLICIES}/${MISSING}`, policyOrStore)],
  createPolicy: policyMade(POLICIES),
  savePolicy: policySaved(`${POLICIES}/${MISSING}`, {}, { archived: 'archive' }),
  listPolicyVersions: [read(`/policy/${MISSING}/versions`, policy('view'))],
  evaluatePolicy: [write('POST', `${POLICIES}/evaluate`, { policies: [] }, policyOrStore)],
  readPolicyImpact: [write('POST', `${POLICIES}/impact`, { policies: [] }, policyOrStore)],
  tryPolicyCases: [write('POST', `${POLICIES}/cases`, { policy: {} }, policyOrStore)],
  listApps: [read('/apps', policy('view'))],
  listAppAttributes: [read('/app_attrs', policy('view'))],
  listAppDataMappings: [read('/app_data_mapping', policy('view'))],
}
