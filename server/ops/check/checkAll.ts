import type { OpsParts } from '../openSource.ts'
import { checkDatabase } from './checkDatabase.ts'
import { checkIssuer } from './checkIssuer.ts'
import { checkStorage } from './checkStorage.ts'
import { ok, type Finding } from './finding.ts'

/** Whether a server would work with these settings, part by part. Changes nothing. */
export async function checkAll(parts: OpsParts): Promise<Finding[]> {
  const { version, settings } = parts
  const [database, files, issuer] = await Promise.all([
    checkDatabase(parts),
    checkStorage(settings.files),
    checkIssuer(settings.oidcIssuer),
  ])
  return [
    ok('Version', `Marquee ${version} on Node ${process.versions.node}.`),
    ok('Settings', `All of them can be used; people reach it at ${settings.publicUrl}.`),
    ...database,
    files,
    issuer,
  ]
}
