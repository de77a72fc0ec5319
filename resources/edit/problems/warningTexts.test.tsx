import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createFormStore } from '#kit/forms/formStore.ts'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import type { ContentEditor } from '../useContentEditor.ts'
import { ContentEditorContext } from '../useContentEditor.ts'
import { ProblemsPanel } from './ProblemsPanel.tsx'

const schema = { type: 'object', properties: {} }

it.each([
  ['413401', 'Gaps Present'],
  ['11340201', 'VOD Content Expired'],
  ['11340202', 'VOD Content Not Available For VLL'],
  ['11340203', 'VOD Content Not Available For Product'],
  ['11340204', 'VOD Content Not Published'],
  ['413405', 'Schedule Reprocessing'],
  ['113403', 'Schedule content for this day is not filled'],
  ['channelExpiry', 'Channel Expiring'],
  ['conditionalPublish', 'Conditional Publish'],
])('the warning %s is called %s, with what the platform says of it', async (code, words) => {
  const content = { schema, store: createFormStore({}) } as unknown as ContentEditor
  await showInConsole(
    <ContentEditorContext value={content}>
      <ProblemsPanel uiSchema={{ type: 'VerticalLayout' }} issues={[]} warnings={[{ code, msg: 'Monday' }]} />
    </ContentEditorContext>,
  )
  expect(screen.getByText(words, { exact: true })).toBeVisible()
  expect(screen.getByText('Monday')).toBeVisible()
})
