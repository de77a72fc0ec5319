import { SCHEDULE_PAGE } from '#contract/values/schedule.ts'
import { rightsOfVerb, type Right } from '#contract/rules/actions/rightsOfVerb.ts'
import { rightsOfBulk } from '#contract/rules/bulk/rightsOfBulk.ts'
import { rightsOfImport } from '#contract/rules/transfer/rightsOfImport.ts'
import { verbOf } from '#contract/rules/actions/verbOf.ts'
import type { ChangeSet } from '#contract/schemas/changeSet.ts'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { SENDABLE_STATUSES, type SendableStatus } from '#contract/values/status.ts'
import type { Page } from '#contract/values/access.ts'
import { AD_PAGE } from '#contract/values/ads.ts'
import { GEO_PAGE } from '#contract/values/geo.ts'
import { MACHINE_AUDIT } from '#contract/values/machine.ts'
import { STOREFRONT_PAGE } from '#contract/values/storefront.ts'
import { typeOfUrn } from '#contract/values/urn.ts'
import type { Guard } from '#contract/wire/calls/call.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { PAGE_OF_URN } from '../types/pageOfUrn.ts'
import type { TypeLookup } from '../types/typeLookup.ts'
import type { AnyInput } from './joinCalls.ts'

/** Pages of the words that an audit's address uses for what is no catalogue item. */
const PAGE_OF_AREA: ReadonlyMap<string, Page> = new Map([
  ['type', 'cp_appconfig'],
  ['config', 'cp_appconfig'],
  ['vschedule', SCHEDULE_PAGE],
  ['page', STOREFRONT_PAGE],
  ['container', STOREFRONT_PAGE],
  ['geo', GEO_PAGE],
  [MACHINE_AUDIT, 'cp_appconfig'],
  ['adtag', AD_PAGE],
  ['adattribute', AD_PAGE],
  ['adload', AD_PAGE],
])

/** A document in a state from which every verb starts: only the sent status decides what is asked for here. */
const ANY_STATE = { state: 'live', draft: 'draft', published: true } as const

/**
 * What a guard asks of its caller: any one of these lists, and all rights of that list. A guard that asks for nothing
 * but a person gives one empty list. What follows from the document's state is the command's to check.
 */
export function rightsNeeded(guard: Guard, input: AnyInput, typeNamed: TypeLookup): readonly (readonly Right[])[] {
  switch (guard.by) {
    case 'public':
    case 'signed':
    case 'self':
    case 'filtered':
    case 'adminProduct':
      return [[]]
    case 'page':
      return guard.pages.map((page) => [{ page, action: guard.action }])
    case 'type':
      return [[{ page: known(typeNamed(input.params.type ?? '')).page, action: guard.action }]]
    case 'bulk':
      return [rightsOfBulk(changesIn(input.body), known(typeNamed(input.params.type ?? '')))]
    case 'import':
      return [rightsOfImport(known(typeNamed(input.params.type ?? '')), input.query.publish === 'true')]
    case 'typeStatus':
      return [rightsForStatus(known(typeNamed(guard.type ?? input.params.type ?? '')), input, guard.creates)]
    case 'pageStatus': {
      const body = guard.within === undefined ? input.body : field(input.body, guard.within)
      return [rightsForStatus({ page: guard.page }, { ...input, body }, guard.creates)]
    }
    case 'urn':
      return [
        [{ page: pageOfUrn(urnOf(guard.from === 'body' ? input.body : input.query), typeNamed), action: guard.action }],
      ]
    case 'cty':
      return [
        [
          {
            page: known(typeNamed(String(field(guard.from === 'query' ? input.query : input.body, 'cty') ?? ''))).page,
            action: guard.action,
          },
        ],
      ]
    case 'area': {
      const area = input.params.type ?? ''
      return [[{ page: PAGE_OF_AREA.get(area) ?? known(typeNamed(area)).page, action: guard.action }]]
    }
  }
}

/** The body is not checked yet: what is no change set asks for what an empty one does. */
function changesIn(body: unknown): ChangeSet {
  return typeof body === 'object' && body !== null ? body : {}
}

function known<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new DomainError('notFound')
  return thing
}

function pageOfUrn(urn: string, typeNamed: TypeLookup): Page {
  const type = PAGE_OF_URN.has(urn) ? undefined : typeOfUrn(urn)
  return type === undefined ? known(PAGE_OF_URN.get(urn)) : known(typeNamed(type)).page
}

function urnOf(source: unknown): string {
  const urn = field(source, 'urn')
  if (typeof urn !== 'string') throw new DomainError('malformed', { description: 'The request names no urn.' })
  return urn
}

/** An unknown status needs what a draft needs; that it is none of ours is told afterwards, to those who may write. */
function rightsForStatus(type: Pick<TypeDocument, 'page' | 'publishPage'>, input: AnyInput, creates: boolean) {
  const sent = field(input.body, 'st')
  const st = isSendable(sent) ? sent : 'draft'
  const approval = input.query.approval === 'true'
  const decided = verbOf(st, creates ? undefined : ANY_STATE, { approval })
  return rightsOfVerb('verb' in decided ? decided.verb : 'saveDraft', type, { creates })
}

function isSendable(value: unknown): value is SendableStatus {
  return typeof value === 'string' && (SENDABLE_STATUSES as readonly string[]).includes(value)
}

function field(source: unknown, name: string): unknown {
  return typeof source === 'object' && source !== null ? (source as Record<string, unknown>)[name] : undefined
}
