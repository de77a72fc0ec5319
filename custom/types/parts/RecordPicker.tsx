import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useDeferredValue, useState } from 'react'
import type { ContentRecord, ContentRow } from '#contract/schemas/contentRecord.ts'
import { searchText, termLongEnough } from '#contract/rules/searchText.ts'
import { localized } from '#contract/values/localizedText.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { ToolbarPicker } from '#kit/parts/layoutParts/ToolbarPicker.tsx'

const SHOWN = 12

type RecordPickerProps = {
  /** Undefined for a type without documents yet. */
  type: string | undefined
  chosen: ContentRecord | undefined
  onChoose: (record: ContentRecord | undefined) => void
}

/** Which data the live form shows: the sample, or a stored title of the type, found by its name. */
export function RecordPicker({ type, chosen, onChoose }: RecordPickerProps) {
  const translate = useTranslate()
  const { calls } = useConsole()
  const { language } = useFormat().settings
  const tellError = useErrorNotice()
  const [term, setTerm] = useState('')
  const wanted = useDeferredValue(term)
  // A term that is too short for the index narrows down what is there.
  const isSearch = termLongEnough(wanted)
  const { data } = useQuery({
    queryKey: ['typeRecords', type, isSearch ? wanted : ''],
    enabled: type !== undefined,
    queryFn: ({ signal }) =>
      calls.filterContent({
        body: {
          cty: [type ?? ''],
          filter: isSearch ? [{ field: 'term', term: wanted.trim() }] : [],
          match: 'ALL',
          pageSize: SHOWN,
        },
        signal,
      }),
  })
  if (type === undefined) return null
  const nameOf = (row: Pick<ContentRow, 'lon' | 'id'>) => localized(row.lon, language) || row.id
  const choose = async (row: ContentRow | null) => {
    if (!row) return onChoose(undefined)
    try {
      onChoose((await calls.getOne<ContentRecord>(type, { id: row.id })).data)
    } catch (error) {
      tellError(error)
    }
  }
  return (
    <>
      <ToolbarPicker
        sx={{ flex: 1, maxWidth: 320, marginInlineStart: 'auto' }}
        label={translate('types.chooseTitle')}
        placeholder={translate('types.sampleOrTitle')}
        options={data?.rows ?? []}
        value={(chosen as ContentRow | undefined) ?? null}
        filterOptions={(rows) =>
          isSearch ? rows : rows.filter((row) => searchText(nameOf(row)).includes(searchText(wanted)))
        }
        getOptionLabel={nameOf}
        onInputChange={(_event, text, reason) => reason === 'input' && setTerm(text)}
        onChange={(_event, row) => void choose(row)}
        noOptionsText={translate('types.noTitles')}
        clearText={translate('types.showSample')}
      />
      {chosen && (
        <Button size="small" variant="ghost" onClick={() => onChoose(undefined)}>
          {translate('types.showSample')}
        </Button>
      )}
    </>
  )
}
