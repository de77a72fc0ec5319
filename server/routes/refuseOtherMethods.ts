import type { FastifyInstance } from 'fastify'
import type { CallRow } from '#contract/wire/calls/call.ts'
import { DomainError } from '#contract/wire/errors.ts'

type Address = { shape: RegExp; methods: readonly string[] }

/**
 * 405 for every method that an address of the table does not take, whatever its parameters are called. It is looked for
 * where no route was found, and said before the body is read, which may be of any kind and size: a route for each
 * method that is not there took an eighth of a start and five megabytes.
 */
export function refuseOtherMethods(app: FastifyInstance, rows: readonly CallRow[], prefix: string): void {
  const addresses = rows.map((row) => addressOf(row, prefix))
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done()
    const path = pathOf(request.url)
    const methods = new Set(addresses.filter(({ shape }) => shape.test(path)).flatMap((address) => address.methods))
    // One that is taken is no route here for another reason, such as a parameter beyond all bounds.
    if (methods.size === 0 || methods.has(request.method)) return done()
    reply.header('allow', [...methods].join(', '))
    done(new DomainError('methodNotAllowed'))
  })
}

function addressOf({ method, path, gives }: CallRow, prefix: string): Address {
  const parts = (prefix + path).split(/\{\w+\}/).map((part) => part.replaceAll('.', '\\.'))
  const hasHead = method === 'GET' && gives !== 'stream'
  return { shape: new RegExp(`^${parts.join('[^/]*')}$`), methods: hasHead ? [method, 'HEAD'] : [method] }
}

/** As the router reads it: what is escaped for no reason says the same. */
function pathOf(url: string): string {
  const path = url.replace(/[?#].*$/s, '')
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
