import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { isRetired } from '#contract/registry/typeDocument.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { typesPath } from '#kit/parts/routes/paths.ts'
import { Chip } from '#kit/parts/status/Chip.tsx'
import { RecordBar } from '#kit/record/bar/RecordBar.tsx'
import { RecordSave } from '#kit/record/bar/RecordSave.tsx'
import { useRecordEditor } from '#kit/record/screen/RecordEditorContext.ts'
import { nameOf } from '../model/draft.ts'
import type { TypeEditor } from '../useTypeEditor.ts'

type TypeBarProps = {
  editor: TypeEditor
  onProblems: () => void
  onRetire: () => void
}

/** The bar of a type: where it comes from, whether it is retired, and its save. */
export function TypeBar({ editor, onProblems, onRetire }: TypeBarProps) {
  const translate = useTranslate()
  const { product } = useConsole()
  const { form, busy } = useRecordEditor()
  const { language } = useFormat().settings
  const { draft, record } = editor
  const name = nameOf(draft, language)
  return (
    <RecordBar
      title={name || translate('pages.titles.newType')}
      pageName={record && name}
      back={{ to: typesPath(product), label: translate('types.back') }}
      state={
        record && (
          <>
            <Chip>{translate('types.version', { n: record.rev })}</Chip>
            <Chip>{translate(`types.origin.${record.origin}`)}</Chip>
            {isRetired(record) && (
              <Chip color="archived" glyph="archive">
                {translate('types.retired')}
              </Chip>
            )}
          </>
        )
      }
      actions={
        <RecordSave label={translate(record ? 'types.save' : 'types.create')} onProblems={onProblems}>
          {record && (
            <Button
              variant="ghost"
              onClick={onRetire}
              disabled={busy !== undefined || form.dirty}
              title={form.dirty ? translate('types.saveFirst') : undefined}
            >
              {translate(isRetired(record) ? 'types.unretire' : 'types.retire')}
            </Button>
          )}
        </RecordSave>
      }
    />
  )
}
