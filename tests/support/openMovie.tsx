import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { ContentEdit } from '#resources/edit/ContentEdit.tsx'
import { openConsole, type Visitor } from './openConsole.tsx'
import type { TestServer } from './startServer.ts'

/** Somebody opens the screen of a film, and it is drawn. */
export async function openMovie(server: TestServer, visitor: Visitor, record: ContentRecord) {
  const page = await openConsole(server, visitor, `/apps/rimba-my/vod/movie/${record.id}`, {
    'vod/:resourceType/:contentId': <ContentEdit />,
  })
  await page.findByRole('heading', { level: 2, name: 'Names and texts' })
  return page
}

export type MoviePage = Awaited<ReturnType<typeof openMovie>>

/** Puts a text into the English name as a keyboard would, in one go. */
export async function typeName(page: MoviePage, text: string): Promise<void> {
  const field = await page.findByLabelText<HTMLTextAreaElement>('Name, English')
  await page.user.clear(field)
  await page.user.click(field)
  await page.user.paste(text)
}
