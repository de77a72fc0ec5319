import { AD_ATTRIBUTE_URN, AD_TAG_URN, LOAD_POLICY_URN } from '#contract/values/ads.ts'
import { GEO_URN } from '#contract/values/geo.ts'
import { MACHINE_AUDIT, MACHINE_URN } from '#contract/values/machine.ts'
import { ATTRIBUTE_URN, POLICY_URN } from '#contract/values/policy.ts'
import { CONTAINER_URN, PAGE_URN } from '#contract/values/storefront.ts'
import { CONFIG_URN, TYPE_DOCUMENT_URN, catalogUrn } from '#contract/values/urn.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { visibleDocument } from '../kindOfUrn.ts'
import { visibleToken } from '../machines/visibleToken.ts'
import { auditAnswer, auditReader, auditSlice } from './auditPage.ts'

/** What an audit's address calls things that are no catalogue items. */
const OTHER_URNS: ReadonlyMap<string, string> = new Map([
  ['config', CONFIG_URN],
  ['type', TYPE_DOCUMENT_URN],
  ['page', PAGE_URN],
  ['container', CONTAINER_URN],
  ['geo', GEO_URN],
  [MACHINE_AUDIT, MACHINE_URN],
  ['policy', POLICY_URN],
  ['policy_attributes', ATTRIBUTE_URN],
  ['adtag', AD_TAG_URN],
  ['adattribute', AD_ATTRIBUTE_URN],
  ['adload', LOAD_POLICY_URN],
])

/** Change sets of one document, newest first, whatever has become of it. */
export const listAudit: Command<'listAudit'> = async (context, { params, query }) => {
  const urn = OTHER_URNS.get(params.type) ?? catalogUrn(params.type)
  // Ranges of addresses are no documents, and whoever may look at them may look at all.
  if (urn === MACHINE_URN) await visibleToken(context, params.id)
  else if (urn !== GEO_URN) await visibleDocument(context, urn, params.id)
  const wish = {
    ...auditSlice(query),
    from: instantIn(query.from),
    to: instantIn(query.to),
    by: query.by,
    field: query.field,
  }
  const reader = await auditReader(context)
  return auditAnswer(await context.services.audit.ofDocument({ urn, id: params.id }, wish, reader))
}

function instantIn(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const time = Date.parse(text)
  if (!Number.isFinite(time)) throw new DomainError('malformed', { description: `'${text}' is no date.` })
  return new Date(time).toISOString()
}
