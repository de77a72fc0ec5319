import type { ConfigInput, ConfigRecord } from '#contract/schemas/configuration.ts'
import type { FilterEntry } from '#contract/wire/calls/filter.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import { documentChange, type DocumentWrite } from '../../decisions/documentChange.ts'
import { statusesIn } from '../../decisions/statusesIn.ts'
import { CONFIG_KIND } from '../../stores/configStore.ts'
import type { DocumentFacts, Payload } from '../../stores/documents/documentFacts.ts'
import type { Written } from '../../stores/documents/performWrite.ts'
import { ALL } from '../../stores/documents/totals.ts'
import { confirmedIn, sentStatus } from '../catalogue/sentVerb.ts'
import { storeVersions } from '../storefronts/storeDocuments.ts'
import { storeList } from '../storefronts/storeList.ts'
import { configText, refuseConfigInvalid } from './configPayload.ts'
import { sentSchemaRefusals } from './ownSchema.ts'

const recordOf = ({ json, rev }: Pick<Written, 'json' | 'rev'>) => ({ data: JSON.parse(json) as ConfigRecord, rev })

/** Configurations are few, and shown whole. */
const PAGE_SIZE = 100
/** What the server notes for itself is nobody's to edit. */
const OF_PEOPLE: FilterEntry = { field: 'app', term: 'server', operator: 'not equals' }

export const listConfigs: Command<'listConfigs'> = (context, { query: { app, type, sortBy = 'name', ...words } }) =>
  storeList(
    context,
    CONFIG_KIND,
    { pageSize: PAGE_SIZE, ...words, sortBy: sortBy === 'n' ? 'name' : sortBy, filter: [OF_PEOPLE] },
    { app, type },
  )

/** By its id or the key of any of its versions, so that versions can be held against each other. */
export const getConfig: Command<'getConfig'> = async (context, { params, query }) => {
  const found = await findConfig(context, params.id)
  const statuses = statusesIn(query.st)
  if (statuses === ALL) return recordOf(found)
  return recordOf(await context.services.documents.read(context, CONFIG_KIND, found.id, statuses))
}

export const listConfigVersions: Command<'listConfigVersions'> = async (context, { params, query }) =>
  storeVersions(context, CONFIG_KIND, (await findConfig(context, params.id)).id, query)

export const createConfig: Command<'createConfig'> = async (context, { body }) => {
  await refuseTaken(context, body, undefined)
  await refuseUnfitSchema(body)
  const change = changeWith(context, body, { approval: false, confirmed: [] })
  return { ...recordOf(await context.services.documents.create(context, CONFIG_KIND, change(undefined))), status: 201 }
}

export const saveConfig: Command<'saveConfig'> = async (context, { params, query, body }) => {
  const found = await findConfig(context, params.id)
  const was = JSON.parse(found.json) as Payload
  if (was.app !== undefined && (renames(was, body, 'app') || renames(was, body, 'type')))
    throw new DomainError('malformed', { description: 'App and type of a configuration stay as they are.' })
  await refuseTaken(context, { ...was, ...body }, found.id)
  await refuseUnfitSchema(body)
  const words = { approval: query.approval === 'true', confirmed: confirmedIn(query.confirm) }
  return recordOf(
    await context.services.documents.write(context, CONFIG_KIND, found.id, changeWith(context, body, words)),
  )
}

/** Whoever reads a configuration goes by its app and type. */
const renames = (was: Payload, body: ConfigInput, field: 'app' | 'type') =>
  body[field] !== undefined && body[field] !== was[field]

async function findConfig(context: CallContext, key: string) {
  const [found] = await context.services.documents.readByKeys(context, [CONFIG_KIND], [key])
  if (!found) throw new DomainError('notFound')
  return found
}

function changeWith(context: CallContext, body: ConfigInput, words: Pick<DocumentWrite, 'approval' | 'confirmed'>) {
  return (facts: DocumentFacts | undefined) =>
    documentChange(context, CONFIG_KIND, facts, {
      ...words,
      st: sentStatus(body),
      textOver: (stored) => configText({ ...body }, stored),
      refuseInvalid: refuseConfigInvalid,
    })
}

/** Looked at in drafts, too: whoever publishes later may be another. */
async function refuseUnfitSchema({ attrs_schema }: ConfigInput): Promise<void> {
  const fields = attrs_schema === undefined ? [] : await sentSchemaRefusals(attrs_schema)
  if (fields.length > 0) throw new DomainError('invalid', { fields })
}

async function refuseTaken(
  { services }: CallContext,
  { n, app, type }: Pick<ConfigInput, 'n' | 'app' | 'type'>,
  except: string | undefined,
): Promise<void> {
  if (n === undefined || app === undefined || type === undefined) return
  if (await services.config.isNameTaken({ n: n.trim(), app, type }, except))
    throw new DomainError('nameTaken', { field: '/n' })
}
