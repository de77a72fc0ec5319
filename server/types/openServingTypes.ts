import { watch } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import type { Logger } from 'pino'
import { readDroppedTypes } from './droppedTypes.ts'
import { shippedTypes } from './shipped.ts'
import { openTypeRegistry, type TypeRegistry } from './typeRegistry.ts'
import type { TypeVersions } from './typeVersions.ts'

/** The registry with what we ship and what lies in the folder; a file of the same type stands before ours. */
export async function openServingTypes(
  versions: TypeVersions,
  folder: string,
  log: Pick<Logger, 'warn' | 'info'>,
): Promise<TypeRegistry> {
  const registry = await openTypeRegistry(versions)
  await registry.install([...shippedTypes(), ...(await sound(folder, log))])
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
  await mkdir(folder, { recursive: true })
  let timer: NodeJS.Timeout | undefined
  const takeIn = async () => {
    const before = registry.etag()
    await registry.install(await sound(folder, log))
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

async function sound(folder: string, log: Pick<Logger, 'warn' | 'info'>) {
  const { documents, problems } = await readDroppedTypes(folder)
  for (const problem of problems) log.warn(problem, 'a type document was left aside')
  if (documents.length > 0) log.info({ types: documents.map(({ type }) => type) }, 'type documents taken in')
  return documents
}
