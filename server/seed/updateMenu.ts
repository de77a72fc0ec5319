import { DomainError } from '#contract/wire/errors.ts'
import { CONSOLE_APP } from '#contract/values/config.ts'
import type { Services } from '../services.ts'
import { CONFIG_KIND } from '../stores/configStore.ts'
import { addMenuEntries } from './addMenuEntries.ts'
import { MENU_SEED } from './menu.ts'
import { systemSender } from './systemSender.ts'

type Parts = Pick<Services, 'config' | 'documents' | 'newId'>

/**
 * Publishes the stored menu with the entries that are built in since it was stored; answers their ids. While somebody
 * has a draft of the menu it is left for a later start, since publishing would take the draft along.
 */
export async function updateMenu({ config, documents, newId }: Parts, builtIn = MENU_SEED): Promise<readonly string[]> {
  const [stored] = await config.read({ app: [CONSOLE_APP], type: ['menu'] })
  if (!stored) return []
  const { id } = stored
  const sender = systemSender(newId())
  const facts = (await documents.factsOf(sender, CONFIG_KIND, [id])).get(id)
  if (!facts?.published?.payload || facts.draft) return []
  const { payload, schema } = facts.published
  const { menu, added } = addMenuEntries(payload.attrs, builtIn, await config.menuIds(id))
  if (added.length === 0) return []
  const next = { payload: { ...payload, attrs: menu }, schema }
  const change = { verb: 'publish', next, ignoresLock: true } as const
  return documents
    .write({ ...sender, ifMatch: facts.rev }, CONFIG_KIND, id, () => change)
    .then(
      () => added,
      (error: unknown) => {
        // Another server of this database, started at the same moment, has done it.
        if (error instanceof DomainError && error.code === 'stale') return []
        throw error
      },
    )
}
