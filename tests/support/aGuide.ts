import { eventually } from './eventually.ts'
import { shippedType } from './shippedType.ts'
import { aMovie } from './aMovie.ts'
import { upload } from './upload.ts'
import type { Person, TestServer } from './startServer.ts'
import { catalogKind } from '#server/stores/documents/documentKind.ts'
import type { Services } from '#server/services.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import type { EpgChange, EpgIngestion, EpgMatch } from '#contract/schemas/live/ingestion.ts'
import { isInFlight } from '#contract/values/jobs.ts'
import type { GuideRow } from '#contract/schemas/live/guide.ts'

/** Channels of ours by name; answers their ids in that order. */
export async function loadChannels({ documents }: Services, names: readonly string[], product = 'rimba-my') {
  const channels = names.map((name, at) =>
    aMovie()
      .named(name)
      .with({ chty: 'linear', cn: 900 + at })
      .in(product)
      .published()
      .build(),
  )
  await documents.load(catalogKind(shippedType('channel')), channels)
  return channels.map(({ id }) => id)
}

/** One programme of a feed of the tests: day 24 of November 2026, UTC. */
export type Programme = { channel: string; from: string; to?: string; title: string; more?: string }

const timeOf = (time: string, shiftH = 0) => {
  const at = new Date(Date.parse(`2026-11-24T${time}:00Z`) + shiftH * 3_600_000)
  return `${at.toISOString().replaceAll(/[-:T]|\..*$/g, '')} +0000`
}

/** A feed as XMLTV, all of its times later by some hours where asked. */
export function xmltv(
  channels: Readonly<Record<string, string>>,
  programmes: readonly Programme[],
  shiftH = 0,
): string {
  const heads = Object.entries(channels).map(
    ([id, name]) => `<channel id="${id}"><display-name>${name}</display-name></channel>`,
  )
  const bodies = programmes.map(
    ({ channel, from, to, title, more = '' }) =>
      `<programme channel="${channel}" start="${timeOf(from, shiftH)}"${to === undefined ? '' : ` stop="${timeOf(to, shiftH)}"`}><title lang="en">${title}</title>${more}</programme>`,
  )
  return `<?xml version="1.0"?>\n<tv>\n${heads.join('\n')}\n${bodies.join('\n')}\n</tv>`
}

/** What somebody does with guides of others, through the calls. */
export function guideOf(server: TestServer, person: Person) {
  const json = async <Data>(method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) => {
    const { statusCode, body } = await person.send({ method, url: `/api${url}`, ...(payload && { payload }) })
    return { statusCode, ...(JSON.parse(body) as Envelope<Data>) }
  }
  const send = (text: string | Buffer, query: Record<string, string> = {}, name = 'guide.xml', feed = 'test') =>
    upload(person, '/api/epg/ingestion/file', { text, name, query, fields: { feed } })
  const read = async (id: string) =>
    (await json<EpgIngestion[]>('GET', `/epg/ingestion/status?ids=${id}`)).data[0] as EpgIngestion
  /** A job that was put back, as one is that met a lock, is taken once more when it is due. */
  const settled = (id: string) =>
    eventually(async () => {
      await server.runner.runDue()
      const row = await read(id)
      if (isInFlight(row.status)) throw new Error(`${id} is ${row.status}`)
      return row
    })
  return {
    json,
    send,
    read,
    settled,
    /** Takes a feed in and waits until it is through. */
    ingest: async (text: string | Buffer, query: Record<string, string> = {}, feed = 'test') => {
      const answer = await send(text, query, 'guide.xml', feed)
      if (answer.statusCode !== 202) throw new Error(answer.body)
      return settled((JSON.parse(answer.body) as Envelope<{ status_id: string }>).data.status_id)
    },
    decide: async (id: string, body: object) => {
      const answer = await json<EpgIngestion>('PUT', `/epg/ingestion/${id}/changes`, body)
      if (answer.statusCode !== 200) throw new Error(JSON.stringify(answer))
      return settled(id)
    },
    match: async (id: string, matches: readonly { id: string; channel: string | null }[]) => {
      const answer = await json<EpgIngestion>('PUT', `/epg/ingestion/${id}/matches`, { matches })
      if (answer.statusCode !== 200) throw new Error(JSON.stringify(answer))
      return settled(id)
    },
    changes: async (id: string, query = '') =>
      (await json<EpgChange[]>('GET', `/epg/ingestion/${id}/changes?pageSize=1000${query}`)).data,
    matches: async (id: string) => (await json<EpgMatch[]>('GET', `/epg/ingestion/${id}/matches?pageSize=1000`)).data,
    undo: async (id: string) => {
      const answer = await json<{ status_id: string }>('POST', `/jobs/${id}/undo`)
      await server.runner.runDue()
      return answer
    },
    guide: async (channels: readonly string[], days = ['2026-11-24', '2026-11-25']) =>
      (await json<GuideRow[]>('GET', `/epg?channel=${channels.join(',')}&start=${days[0]}&end=${days[1]}`)).data,
  }
}

/** The guide of channels in short lines: '06:00-07:00 Morning'. */
export function lines(rows: readonly GuideRow[]): string[][] {
  const time = (instant: string) => instant.slice(11, 16)
  return rows.map(({ airing }) =>
    airing.map(({ a_st_dt, a_ed_dt, lon }) => `${time(a_st_dt)}-${time(a_ed_dt)} ${lon[0]?.n}`),
  )
}
