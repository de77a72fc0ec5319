import type { AttributeRecord, PolicyRecord } from '#contract/schemas/policy/policy.ts'
import type { Command } from '../../context.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { statusesIn } from '../../decisions/statusesIn.ts'
import { ALL } from '../../stores/documents/totals.ts'
import type { Written } from '../../stores/documents/performWrite.ts'
import { ATTRIBUTE_KIND, POLICY_KIND } from '../../stores/policy/policyKinds.ts'
import { storeVersions } from '../storefronts/storeDocuments.ts'
import { evaluatePolicy } from './askPolicies.ts'
import { readNamed } from '../namedDocuments.ts'
import { policyDocuments } from './policyDocuments.ts'
import {
  countAttributes,
  listAppAttributes,
  listAppDataMappings,
  listApplications,
  listApps,
  listAttributes,
  listPolicies,
  lookupAttributes,
  lookupPolicies,
} from './policyLists.ts'
import { tryPolicyCases } from './policyCases.ts'
import { readPolicyImpact } from './readPolicyImpact.ts'

/**
 * The record of a write in the shape of the next read. Read anew, since `n` stands there twice: as the version's number
 * and, later and so counting, as the name.
 */
const policyOf = ({ json, rev }: Pick<Written, 'json' | 'rev'>) => ({ data: JSON.parse(json) as PolicyRecord, rev })
const attributeOf = ({ json, rev }: Pick<Written, 'json' | 'rev'>) => ({
  data: JSON.parse(json) as AttributeRecord,
  rev,
})

const getPolicy: Command<'getPolicy'> = async (context, { params, query }) => {
  const found = await readNamed(context, POLICY_KIND, params.key)
  const statuses = statusesIn(query.st)
  if (statuses === ALL) return policyOf(found)
  return policyOf(await context.services.documents.read(context, POLICY_KIND, found.id, statuses))
}

const getPolicyAttribute: Command<'getPolicyAttribute'> = async (context, { params }) =>
  attributeOf(await readNamed(context, ATTRIBUTE_KIND, params.key))

const listPolicyUses: Command<'listPolicyUses'> = (context, { params, query }) =>
  policyDocuments.uses(context, POLICY_KIND, params.key, query)

const listAttributeUses: Command<'listAttributeUses'> = (context, { params, query }) =>
  policyDocuments.uses(context, ATTRIBUTE_KIND, params.key, query)

const createPolicy: Command<'createPolicy'> = async (context, { body }) => ({
  ...policyOf(await policyDocuments.create(context, POLICY_KIND, body)),
  status: 201,
})

const savePolicy: Command<'savePolicy'> = async (context, { params, query, body }) =>
  policyOf(await policyDocuments.save(context, POLICY_KIND, { key: params.key, body, query }))

const listPolicyVersions: Command<'listPolicyVersions'> = async (context, { params, query }) =>
  storeVersions(context, POLICY_KIND, (await readNamed(context, POLICY_KIND, params.key)).id, query)

const createAttribute: Command<'createAttribute'> = async (context, { body }) => ({
  ...attributeOf(await policyDocuments.create(context, ATTRIBUTE_KIND, body)),
  status: 201,
})

const saveAttribute: Command<'saveAttribute'> = async (context, { query, body }) => {
  const { key } = body
  if (key === undefined)
    throw new DomainError('malformed', { field: '/key', description: 'Say which attribute is meant.' })
  return attributeOf(await policyDocuments.save(context, ATTRIBUTE_KIND, { key, body, query }))
}

/** Commands of calls.md section 18. */
export const policyCommands = {
  listApplications,
  listAttributes,
  lookupAttributes,
  getPolicyAttribute,
  listAttributeUses,
  createAttribute,
  saveAttribute,
  countAttributes,
  listPolicies,
  lookupPolicies,
  listPolicyUses,
  getPolicy,
  createPolicy,
  savePolicy,
  listPolicyVersions,
  evaluatePolicy,
  readPolicyImpact,
  tryPolicyCases,
  listApps,
  listAppAttributes,
  listAppDataMappings,
}
