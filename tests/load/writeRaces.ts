import { movieSample } from '#server/types/movie/movieSample.ts'
import { signInAs } from '../support/signIn.ts'
import type { TestEngine } from '../support/testDatabase.ts'
import { readFinalState } from './finalState.ts'
import { openPlace } from './place.ts'

export type RaceReport = {
  pairs: number
  winners: number
  /** Losers who were told of it with the winner's record and revision. */
  told: number
  problems: string[]
}

type Answer = { status: number; data: { rev?: number; id?: string; theirs?: { lod?: { n: string }[]; rev?: number } } }

const FILMS = '/api/content/urn/resource/catalog/movie'
const textOf = (n: string) => ({
  ...movieSample,
  prd: ['rimba-my'],
  lod: [{ lang: 'en', n }],
  ex_id: undefined,
  st: 'draft',
})

/** Two people save from the same revision at the same time, again and again: one wins, the other is told (R2, R3). */
export async function runRaces({ engine, pairs }: { engine: TestEngine; pairs: number }): Promise<RaceReport> {
  const place = await openPlace(engine)
  const server = await place.startServer()
  try {
    const people = [await signInAs(server.url, 'admin'), await signInAs(server.url, 'super')]
    const send = async (person: number, method: string, path: string, n: string, rev?: number): Promise<Answer> => {
      const headers: Record<string, string> = {
        'content-type': 'application/json',
        authorization: `Bearer ${people[person]?.apiToken}`,
        ...(rev === undefined ? {} : { 'if-match': `"${rev}"` }),
      }
      const response = await fetch(server.url + path, { method, headers, body: JSON.stringify(textOf(n)) })
      const { data } = (await response.json()) as { data: Answer['data'] | null }
      return { status: response.status, data: data ?? {} }
    }
    const { data } = await send(0, 'POST', `${FILMS}?prd=rimba-my`, 'start')
    const report: RaceReport = { pairs, winners: 0, told: 0, problems: [] }
    for (let rev = 1; rev <= pairs; rev++) {
      const path = `${FILMS}/${data.id}?prd=rimba-my`
      const texts = [0, 1].map((person) => `revision ${rev} by ${person}`)
      const answers = await Promise.all(texts.map((n, person) => send(person, 'PUT', path, n, rev)))
      count(report, rev, texts, answers)
    }
    await server.stop()
    const [left] = (await place.read(readFinalState)).documents
    if (left?.rev !== pairs + 1) report.problems.push(`the document ends at revision ${left?.rev}`)
    return report
  } finally {
    await server.kill()
    await place.clear()
  }
}

function count(report: RaceReport, rev: number, texts: readonly string[], answers: readonly Answer[]): void {
  const winner = answers.findIndex(({ status, data }) => status === 200 && data.rev === rev + 1)
  const loser = answers[1 - winner]
  if (winner < 0 || loser?.status === 200) {
    report.problems.push(`revision ${rev}: answered ${answers.map(({ status }) => status).join(' and ')}`)
    return
  }
  report.winners += 1
  const { rev: told, theirs } = loser?.data ?? {}
  const isTold = loser?.status === 409 && told === rev + 1 && theirs?.lod?.[0]?.n === texts[winner]
  if (isTold) report.told += 1
  else report.problems.push(`revision ${rev}: the loser was answered ${loser?.status} with revision ${told}`)
}
