import type { Command } from '../../context.ts'

/** What the console must know before anybody is signed in. */
export const readBoot: Command<'readBoot'> = async ({ services }) => {
  const { service, identity, now } = services
  const { issuer, realm, clientId, audience } = identity.boot
  const { build, bases, extensions, operationsUrl = null } = service
  return {
    data: {
      build,
      time: new Date(now()).toISOString(),
      issuer,
      realm,
      clientId,
      audience,
      bases,
      extensions,
      operationsUrl,
    },
  }
}
