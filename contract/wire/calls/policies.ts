import { Type } from 'typebox'
import { ContentRow, VersionEntry } from '#contract/schemas/contentRecord.ts'
import { Evaluation, EvaluationInput, ImpactInput, PolicyImpact } from '#contract/schemas/policy/evaluation.ts'
import { AttributeInput, AttributeRecord, PolicyInput, PolicyRecord } from '#contract/schemas/policy/policy.ts'
import { AppDataMapping, Application, AttributeRow } from '#contract/schemas/policy/policyRows.ts'
import { literals } from '#contract/values/literals.ts'
import { ATTRIBUTE_SOURCES, POLICY_PAGE, POLICY_TEXT } from '#contract/values/policy.ts'
import { STOREFRONT_PAGE } from '#contract/values/storefront.ts'
import { call, noQuery, paging, query, sorting, st } from './call.ts'

const POLICIES = '/policy/urn/resource/rule'
const ATTRIBUTES = '/policy/urn/resource/attribute'
const view = { by: 'page', pages: [POLICY_PAGE], action: 'view' } as const
/** Whoever lays out storefronts chooses among policies and attributes. */
const choose = { by: 'page', pages: [POLICY_PAGE, STOREFRONT_PAGE], action: 'view' } as const
const creates = { by: 'pageStatus', page: POLICY_PAGE, creates: true } as const
const saves = { by: 'pageStatus', page: POLICY_PAGE, creates: false } as const
const name = Type.Optional(Type.String({ maxLength: POLICY_TEXT }))
const VERB = {
  confirm: Type.Optional(Type.String({ maxLength: 400 })),
  approval: Type.Optional(literals(['true', 'false'] as const)),
}
/** Lists of applications go by offsets (calls.md section 0). */
const OFFSETS = {
  app: name,
  offset: Type.Optional(Type.Integer({ minimum: 0 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
}
const source = Type.Optional(literals(ATTRIBUTE_SOURCES))

/** Policies, attributes, applications (calls.md section 18). */
export const policyCalls = [
  call({
    name: 'listApplications',
    method: 'GET',
    path: '/policy/urn/resource/application',
    paged: true,
    guard: view,
    section: '7',
    part: 'P',
    summary: 'Applications that policies are for',
    answer: Type.Array(Application),
    query: query({ ...paging }),
  }),
  call({
    name: 'listAttributes',
    method: 'GET',
    path: ATTRIBUTES,
    paged: true,
    guard: choose,
    section: '7',
    part: 'P',
    summary: 'Policy attributes, or those of one source',
    answer: Type.Array(AttributeRow),
    query: query({ source, ...st, ...paging, ...sorting }),
  }),
  call({
    name: 'createAttribute',
    method: 'POST',
    path: ATTRIBUTES,
    guard: creates,
    section: '7',
    part: 'P',
    summary: 'A new policy attribute',
    answer: AttributeRecord,
    query: noQuery,
    body: AttributeInput,
    created: true,
    document: true,
  }),
  call({
    name: 'saveAttribute',
    method: 'PUT',
    path: ATTRIBUTES,
    guard: saves,
    section: '7',
    part: 'P',
    summary: 'Save, publish, archive or delete the attribute that the body names, by st',
    answer: AttributeRecord,
    query: query(VERB),
    body: AttributeInput,
    document: true,
  }),
  call({
    name: 'countAttributes',
    method: 'GET',
    path: '/count/urn/resource/attribute',
    guard: view,
    section: '7',
    part: 'P',
    summary: 'How many attributes each source has',
    answer: Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() })),
    query: query({ source, ...st }),
  }),
  call({
    name: 'listPolicies',
    method: 'GET',
    path: POLICIES,
    paged: true,
    guard: choose,
    section: '7',
    part: 'P',
    summary: 'Policies, or those of one application or product',
    answer: Type.Array(ContentRow),
    query: query({ an: name, pn: name, term: name, ...st, ...paging, ...sorting }),
  }),
  call({
    name: 'getPolicy',
    method: 'GET',
    path: `${POLICIES}/{key}`,
    guard: choose,
    section: 'ours',
    part: 'P',
    summary: 'One policy, by its id or the key of a version',
    answer: PolicyRecord,
    query: query({ ...st }),
  }),
  call({
    name: 'createPolicy',
    method: 'POST',
    path: POLICIES,
    guard: creates,
    section: '7',
    part: 'P',
    summary: 'A new policy',
    answer: PolicyRecord,
    query: noQuery,
    body: PolicyInput,
    created: true,
    document: true,
  }),
  call({
    name: 'savePolicy',
    method: 'PUT',
    path: `${POLICIES}/{key}`,
    guard: saves,
    section: '7',
    part: 'P',
    summary: 'Save, publish, archive or delete a policy, by st',
    answer: PolicyRecord,
    query: query(VERB),
    body: PolicyInput,
    document: true,
  }),
  call({
    name: 'listPolicyVersions',
    method: 'GET',
    path: '/policy/{key}/versions',
    paged: true,
    guard: view,
    section: '7',
    part: 'P',
    summary: 'Versions of a policy, newest first',
    answer: Type.Array(VersionEntry),
    query: query({ ...paging }),
  }),
  call({
    name: 'evaluatePolicy',
    method: 'POST',
    path: `${POLICIES}/evaluate`,
    guard: choose,
    section: 'ours',
    part: 'P',
    summary: 'What policies say of a viewer at a moment, with the trace',
    answer: Evaluation,
    query: noQuery,
    body: EvaluationInput,
  }),
  call({
    name: 'readPolicyImpact',
    method: 'POST',
    path: `${POLICIES}/impact`,
    guard: choose,
    section: 'ours',
    part: 'P',
    summary: 'What changes sides for a viewer once a policy is as it was sent',
    answer: PolicyImpact,
    query: noQuery,
    body: ImpactInput,
  }),
  call({
    name: 'listApps',
    method: 'GET',
    path: '/apps',
    guard: view,
    section: '7',
    part: 'P',
    summary: 'Applications, by offset',
    answer: Type.Array(Application),
    query: query(OFFSETS),
  }),
  call({
    name: 'listAppAttributes',
    method: 'GET',
    path: '/app_attrs',
    guard: view,
    section: '7',
    part: 'P',
    summary: 'Attributes of applications, by offset',
    answer: Type.Array(AttributeRow),
    query: query(OFFSETS),
  }),
  call({
    name: 'listAppDataMappings',
    method: 'GET',
    path: '/app_data_mapping',
    guard: view,
    section: '7',
    part: 'P',
    summary: 'Which field of titles an attribute reads, by offset',
    answer: Type.Array(AppDataMapping),
    query: query(OFFSETS),
  }),
] as const
