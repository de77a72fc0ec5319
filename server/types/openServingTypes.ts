import { watch } from 'node:fs'
import type { Logger } from 'pino'
import { makeDataFolder } from '../db/dataFolder.ts'
import { readDroppedTypes } from './droppedTypes.ts'
import { shippedTypes } from './shipped.ts'
import { openTypeRegistry, type TypeRegistry } from './typeRegistry.ts'
import type { LoggedEvent } from '../stores/eventLog.ts'
import type { SavedType } from '../stores/types/savedTypes.ts'
import type { TypeVersions } from './typeVersions.ts'

/** Versions, and what was saved in the console. */
type SavedTypes = TypeVersions & { saved?: () => Promise<SavedType[]> }

/**
 * The registry with what we ship, what lies in the folder and what was saved in the console: of the same type the
 * later of these stands before the earlier.
 */
export async function openServingTypes(
  versions: SavedTypes,
  folder: string,
  log: Pick<Logger, 'warn' | 'info'>,
): Promise<TypeRegistry> {
  const registry = await openTypeRegistry(versions)
  await registry.install(shippedTypes())
  await registry.install(await sound(folder, log), 'file')
  await registry.install(documentsOf((await versions.saved?.()) ?? []), 'console')
  return registry
}

const SETTLE_MS = 300

/** Takes in what is dropped into the folder while the server runs. Answers how to stop. */
export async function watchDroppedTypes(
  registry: TypeRegistry,
  folder: string,
  log: Pick<Logger, 'warn' | 'info'>,
  onChange: () => void,
): Promise<() => void> {
  await makeDataFolder(folder)
  let timer: NodeJS.Timeout | undefined
  const takeIn = async () => {
    const before = registry.etag()
    const documents = await sound(folder, log)
    await registry.install(documents, 'file')
    const left = documents.filter(({ type }) => registry.originOf(type) === 'console').map(({ type }) => type)
    if (left.length > 0) log.warn({ types: left }, 'files of types that were saved in the console are left aside')
    if (registry.etag() !== before) onChange()
  }
  // A file is written in several steps, each of which is told.
  const watcher = watch(folder, () => {
    clearTimeout(timer)
    timer = setTimeout(
      () => void takeIn().catch((error: unknown) => log.warn({ err: error }, 'types could not be read')),
      SETTLE_MS,
    )
  })
  watcher.on('error', (error) => log.warn({ err: error }, 'the folder of types is no longer watched'))
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}

/** Takes in what another server's console saved. Answers what the event log tells. */
export function takeInSavedTypes(
  registry: TypeRegistry,
  store: { saved: () => Promise<SavedType[]> },
  log: Pick<Logger, 'warn'>,
): (event: LoggedEvent) => void {
  return ({ topic, id }) => {
    if (topic !== 'type' || id === '') return
    registry
      .installLater(async () => documentsOf(await store.saved()))
      .catch((error: unknown) => log.warn({ err: error }, 'saved types could not be taken in'))
  }
}

function documentsOf(saved: readonly SavedType[]) {
  return saved.map(({ document }) => document)
}

async function sound(folder: string, log: Pick<Logger, 'warn' | 'info'>) {
  const { documents, problems } = await readDroppedTypes(folder)
  for (const problem of problems) log.warn(problem, 'a type document was left aside')
  if (documents.length > 0) log.info({ types: documents.map(({ type }) => type) }, 'type documents taken in')
  return documents
}
