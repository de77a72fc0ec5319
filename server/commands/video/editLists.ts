import type { EditList } from '#contract/schemas/video.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { isUuid } from '../../db/isUuid.ts'
import { refuseUnsoundEdit } from './refuseUnsoundEdit.ts'
import { titleOf } from './titleOf.ts'

export const readEditLists: Command<'readEditLists'> = async (context, { params, query }) => {
  const { doc } = await titleOf(context, query.cty, params.id)
  return { data: await context.services.editLists.list(doc) }
}

export const readEditList: Command<'readEditList'> = async (context, { params, query }) => {
  const { doc } = await titleOf(context, query.cty, params.id)
  const found = await context.services.editLists.find({ id: params.edit, doc })
  if (!found) throw new DomainError('notFound')
  return { data: found }
}

/** Keeps an edit list; `stale` with what stands there where somebody has saved it since it was read. */
export const saveEditList: Command<'saveEditList'> = async (context, { params, query, body }) => {
  const { actor, services } = context
  const data = await services.idempotency.once(context, async () => {
    const { doc, urn } = await titleOf(context, query.cty, params.id)
    if (!isUuid(params.edit)) throw new DomainError('malformed', { description: 'An edit list is named by a UUID.' })
    refuseUnsoundEdit(body.edit)
    refuseOther(body.edit, query.cty, doc)
    const saved = { ...{ id: params.edit, doc, urn, name: body.name.trim() }, edit: body.edit, uid: actor.uid }
    return async ({ editLists }) => {
      const by = actor.name
      const kept = body.rev === 0 ? editLists.add({ ...saved, by }) : editLists.change({ ...saved, by }, body.rev)
      const made = await kept
      if (made) return made
      const theirs = await editLists.find(saved)
      throw theirs ? new DomainError('stale', { data: theirs }) : new DomainError('notFound')
    }
  })
  return { data }
}

/** Throws one away; `stale` with what stands there where somebody has saved it since it was read. */
export const deleteEditList: Command<'deleteEditList'> = async (context, { params, query }) => {
  await context.services.idempotency.once(context, async () => {
    const { doc } = await titleOf(context, query.cty, params.id)
    const list = { id: params.edit, doc }
    return async ({ editLists }) => {
      if (isUuid(list.id) && (await editLists.remove(list, query.rev))) return null
      const theirs = await editLists.find(list)
      throw theirs ? new DomainError('stale', { data: theirs }) : new DomainError('notFound')
    }
  })
  return { data: null }
}

function refuseOther({ asset }: EditList, cty: string, doc: string): void {
  if (asset.cty === cty && asset.id === doc) return
  const fields = [{ field: '/edit/asset', description: 'This edit list is of another title.' }]
  throw new DomainError('invalid', { fields })
}
