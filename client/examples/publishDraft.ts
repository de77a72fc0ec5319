import { createClient, resultOf } from '../createClient.ts'
import { demoToken } from './demoToken.ts'

/**
 * Signs in, lists drafts, edits the first one under its lock, and publishes it:
 *   node client/examples/publishDraft.ts http://127.0.0.1:4600 rimba-my
 * With MARQUEE_TOKEN it uses that token instead of signing in as a demo user.
 */
const [address = 'http://127.0.0.1:4600', product = 'rimba-my'] = process.argv.slice(2)
const given = process.env.MARQUEE_TOKEN
const token = given ?? (await demoToken(address, 'admin'))
const client = createClient({ address, product, token: () => token })

const drafts = await resultOf(
  client.GET('/content/urn/resource/catalog/{type}', {
    params: { path: { type: 'movie' }, query: { st: 'draft', pageSize: 5 } },
  }),
)
console.log(`${drafts.data.length} drafts: ${drafts.data.map(({ id }) => id).join(', ')}`)
const [first] = drafts.data
if (!first) process.exit()

const place = { type: 'movie', id: first.id }
const document = '/content/urn/resource/catalog/{type}/{id}'
const lock = await resultOf(client.POST('/user/lock/acquire', { body: { urn: first.urn, id: first.id } }))
console.log(`locked until ${lock.data.until}`)

const read = await resultOf(client.GET(document, { params: { path: place } }))
const header = { 'x-lock-number': lock.data.number }
const saved = await resultOf(
  client.PUT(document, {
    params: { path: place, header: { ...header, 'if-match': read.revision } },
    body: { ...read.data, st: 'draft', yr: 1999 },
  }),
)
console.log(`saved as revision ${saved.revision}`)

// A write that ends the editing gives the lock back.
const published = await resultOf(
  client.PUT(document, {
    params: { path: place, header: { ...header, 'if-match': saved.revision } },
    body: { ...saved.data, st: 'published' },
  }),
)
console.log(`${published.data.id} is ${published.data.st}`)
