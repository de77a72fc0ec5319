import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useDeferredValue, useState, useCallback } from 'react'
import { useCountWords } from '#kit/parts/format/useCountWords.ts'
import { UsesList } from '#kit/record/uses/UsesList.tsx'
import { useUses } from '#kit/record/uses/useUses.ts'
import { Banner } from '#kit/parts/layoutParts/Banner.tsx'
import { useContentEditor } from '../useContentEditor.ts'
import type { ContentEditor } from '../useContentEditor.ts'
import { windowEnd } from '#contract/rules/availability/windowEnd.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFollowed } from '#kit/parts/layoutParts/useFollowed.ts'

/** Advice where the form ends a title before others that name it: saving goes on as ever. */
export function ExpiryBanner() {
  const content = useContentEditor()
  const translate = useTranslate()
  const { counted } = useCountWords()
  const [isOpen, setOpen] = useState(false)
  const id = content.record?.id
  const end = useDeferredValue(useEarlierEnd(content))
  const { data } = useUses(
    id === undefined || end === undefined
      ? undefined
      : { chosen: { keys: [id] }, on: 'expiry', at: new Date(end).toISOString() },
  )
  if (end === undefined || !data || data.count + data.hidden === 0) return null
  return (
    <>
      <Banner
        tone="warning"
        icon="clock"
        title={translate('uses.expiry.title')}
        actions={
          data.count > 0 && (
            <Button size="small" variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {translate(isOpen ? 'uses.expiry.hide' : 'uses.expiry.show')}
            </Button>
          )
        }
      >
        {counted('uses.expiry.text', data.count + data.hidden)}
      </Banner>
      {isOpen && (
        <Box sx={{ padding: '0 16px 8px' }}>
          <UsesList uses={data} />
        </Box>
      )}
    </>
  )
}

/** The end that the form gives a title (epoch ms) where it comes sooner than the one that is stored. */
function useEarlierEnd({ store, record }: Pick<ContentEditor, 'store' | 'record'>): number | undefined {
  const { product } = useConsole()
  const read = useCallback(() => {
    const typed = windowEnd(store.values(), product)
    const stored = record && windowEnd(record, product)
    if (typed === undefined || (stored !== undefined && typed >= stored)) return undefined
    return typed
  }, [store, record, product])
  return useFollowed(store.watch, read)
}
