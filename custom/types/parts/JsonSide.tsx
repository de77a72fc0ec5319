import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { JsonEditor } from '#kit/forms/JsonEditor.tsx'
import type { TypeEditor } from '../useTypeEditor.ts'

const DOCUMENTS = ['schema', 'uiSchema', 'sample', 'list', 'narrow', 'relations'] as const
export type DocumentPart = (typeof DOCUMENTS)[number]

type JsonSideProps = {
  editor: TypeEditor
  /** Parts whose text is no JSON at the moment: nothing is saved while there are any. */
  onBroken: (part: DocumentPart, isBroken: boolean) => void
}

/** The documents themselves, side by side where there is room. They and the guided side are one text, either way. */
export function JsonSide({ editor, onBroken }: JsonSideProps) {
  const translate = useTranslate()
  const { draft, set, isEditable } = editor
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        paddingBlockStart: 3,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
      }}
    >
      {DOCUMENTS.map((part) => (
        <Box key={part} component="section" aria-label={translate(`types.parts.${part}`)} sx={{ minWidth: 0 }}>
          <Box component="h2" sx={{ typography: 'subtitle2', margin: 0, minHeight: 32 }}>
            {translate(`types.parts.${part}`)}
          </Box>
          <JsonEditor
            label={translate(`types.parts.${part}`)}
            value={draft[part]}
            onChange={(value) => set(`/${part}`, value)}
            onTextState={({ isValid }) => onBroken(part, !isValid)}
            readOnly={!isEditable}
            minRows={part === 'schema' || part === 'uiSchema' ? 24 : 10}
          />
        </Box>
      ))}
    </Box>
  )
}
