import type { Command } from '../../context.ts'

/** What the console must know before anybody is signed in. */
export const readBoot: Command<'readBoot'> = async ({ services }) => {
  const { service, identity, now } = services
  const { build, bases, extensions, types, operationsUrl = null } = service
  const time = new Date(now()).toISOString()
  return { data: { ...identity.boot, build, time, bases, extensions, types: [...types], operationsUrl } }
}
