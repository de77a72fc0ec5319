import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { documentStateOf } from '#contract/rules/actions/documentState.ts'
import { hasTrait } from '#contract/registry/typeDocument.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { errorMessage } from '#kit/parts/errors/errorMessage.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import type { RecordTools } from '../bar/recordTools.ts'
import type { ContentEditor } from '../useContentEditor.ts'
import { NUMBER_FIELD } from '#contract/values/channelNumberField.ts'
import { ChannelNumberDialog } from './ChannelNumberDialog.tsx'
import { DuplicateNumber, isDuplicateNumber } from './DuplicateNumber.tsx'

/** 'Change channel number...' of a published channel: at once, and never while a draft is open (section 8). */
export function useChannelNumberTools(content: ContentEditor): RecordTools {
  const translate = useTranslate()
  const { may } = useConsole()
  const isOffered = useServiceHas('channelNumbers')
  const [isOpen, setOpen] = useState(false)
  const [duplicate, setDuplicate] = useState<unknown>()
  const change = useNumberChange(content, setDuplicate)
  const { type, record, form } = content
  const state = record && documentStateOf(record)
  if (!isOffered || !record || !hasTrait(type, 'hasChannelNumber') || !state?.published || !may(type.page, 'publish'))
    return { extras: [], dialog: null }
  const hasDraft = state.draft !== undefined || form.dirty
  const number = typeof record[NUMBER_FIELD] === 'number' ? record[NUMBER_FIELD] : undefined
  return {
    extras: [
      {
        key: 'channelNumber',
        label: translate('channelNumber.change'),
        note: translate(hasDraft ? 'errors.activeDraftExists' : 'channelNumber.changeText'),
        icon: 'tv',
        disabled: hasDraft,
        run: () => setOpen(true),
      },
    ],
    dialog: (
      <>
        {isOpen && <ChannelNumberDialog number={number} onChange={change} onClose={() => setOpen(false)} />}
        <DuplicateNumber error={duplicate} onClose={() => setDuplicate(undefined)} />
      </>
    ),
  }
}

/** Writes the number and takes the answer over as the new base of the form. */
function useNumberChange({ type, record, editor, lock, title }: ContentEditor, onDuplicate: (error: unknown) => void) {
  const { calls } = useConsole()
  const notice = useNotice()
  const tell = useErrorNotice()
  return async (n: string): Promise<boolean> => {
    if (!record) return false
    try {
      const answer = await editor.outside(() =>
        calls.changeChannelNumber({
          params: { type: type.type, id: record.id },
          body: { n },
          rev: record.rev,
          lockNumber: lock.number(),
        }),
      )
      editor.adopt({ ...record, ...answer } as ContentRecord, { [NUMBER_FIELD]: Number(n) })
      notice('success', 'success.channelNumberUpdated', { values: { name: title } })
      return true
    } catch (error) {
      if (isDuplicateNumber(error)) onDuplicate(error)
      else if (errorMessage(error)?.code === 'activeDraft') notice('error', 'errors.activeDraftExists')
      else tell(error)
      return false
    }
  }
}
