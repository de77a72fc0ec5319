import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aMovie } from '../support/aMovie.ts'
import { holdJobs } from '../support/holdJobs.ts'
import { openConsole } from '../support/openConsole.tsx'
import { shippedType } from '../support/shippedType.ts'
import { startTestServer, type TestServer } from '../support/startServer.ts'
import { catalogKind } from '#server/stores/documents/documentKind.ts'
import { FormatProvider } from '#kit/parts/format/FormatProvider.tsx'
import { TeamEventsDialog } from '#resources/edit/events/TeamEventsDialog.tsx'
import { keepIngestion, keptIngestion } from '#resources/edit/events/teamIngestions.ts'

describe('the events of a team', () => {
  let server: TestServer
  let folder: string
  const utara = aMovie().named('Harimau Utara').with({ c: 'HUT' }).published().build()

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'marquee-events-'))
    await writeFile(join(folder, 'games.csv'), 'ex_id,lon.en,pmy_tm\ng1,Utara v Rovers,HUT\n')
    const late = 'ex_id,lon.en,pmy_tm,ev_st\ng2,Utara v City,HUT,2026-11-24T10:30:00Z\n'
    await writeFile(join(folder, 'late.csv'), late)
    server = await startTestServer({
      settings: { stations: { folder, hosts: [] } },
      seed: async ({ documents }) => {
        await documents.load(catalogKind(shippedType('team')), [utara])
      },
    })
  })
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  })

  const open = async () =>
    openConsole(server, { name: 'Ann' }, '/apps/rimba-my/team', {
      team: <TeamEventsDialog team={utara.id} name="Harimau Utara" onClose={() => undefined} />,
    })

  it('are taken in by a press, called off while they are on their way, and processed anew', async () => {
    const jobs = holdJobs(server.services)
    jobs.hold()
    const page = await open()
    await page.user.type(await screen.findByLabelText('Station'), 'games')
    const { violations } = await axe.run(screen.getByRole('dialog'), { resultTypes: ['violations'] })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
    await page.user.click(screen.getByRole('button', { name: 'Ingest' }))
    await screen.findByText('Successfully! Initiated Event re-process for Harimau Utara')
    await page.user.click(await screen.findByRole('button', { name: 'Cancel the re-process' }))
    await screen.findByText('Successfully cancelled the re-process for Harimau Utara!')
    await page.user.click(await screen.findByRole('button', { name: 'Re-process' }))
    await screen.findByRole('button', { name: 'Cancel the re-process' })
    jobs.letGo()
    await server.runner.runDue()
    await screen.findByText(/1 of 1 events taken in/)
    // The last of them is counted a moment before the job has ended.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Re-process' })).toBeEnabled())
    page.close()
  })

  it('say so where it cannot be read how they stand, and are read again', async () => {
    keepIngestion(localStorage, utara.id, '0198c0de-0000-7000-8000-00000000cafe')
    const { bulkJobs } = server.services
    const { findAll } = bulkJobs
    bulkJobs.findAll = () => Promise.reject(new Error('the database is away'))
    const page = await open()
    await screen.findByText('How the last ingestion stands could not be read')
    bulkJobs.findAll = findAll
    await page.user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(keptIngestion(localStorage, utara.id)).toBeUndefined())
    expect(screen.queryByText('How the last ingestion stands could not be read')).toBeNull()
    page.close()
  })

  it('are taken in from a time on, which is typed as clocks read it where the reader is', async () => {
    localStorage.clear()
    const page = await openConsole(server, { name: 'Ann' }, '/apps/rimba-my/team', {
      team: (
        <FormatProvider settings={{ timeZone: 'Asia/Tokyo' }}>
          <TeamEventsDialog team={utara.id} name="Harimau Utara" onClose={() => undefined} />
        </FormatProvider>
      ),
    })
    await page.user.type(await screen.findByLabelText('Station'), 'late')
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-24T19:15' } })
    await page.user.click(screen.getByRole('button', { name: 'Ingest' }))
    await screen.findByText('Successfully! Initiated Event re-process for Harimau Utara')
    await server.runner.runDue()
    await screen.findByText(/1 of 1 events taken in/)
    page.close()
  })
})
