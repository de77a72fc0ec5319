import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Link } from 'react-router'
import { isGenerated } from '#contract/registry/areaFacts.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { textIn } from '#contract/values/languages.ts'
import { mayImport } from '#kit/record/actions/mayAdd.ts'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { MoreMenu } from '#kit/parts/layoutParts/MoreMenu.tsx'
import { importPath } from '#kit/parts/routes/paths.ts'
import { LazyExportDialog } from '../transfer/export/LazyExportDialog.tsx'
import { bulkFilterOf } from './bulk/bulkFilterOf.ts'
import { useColumns } from './columns/useColumns.ts'
import { useShownList } from './useShownList.ts'

/** The rarer things that can be done with a whole list: everything that it finds as a file, and titles from a file. */
export function ListMenu({ type }: { type: TypeSummary }) {
  const list = useShownList()
  const translate = useTranslate()
  const { language, timeZone } = useFormat().settings
  const session = useConsole()
  const mayExport = useServiceHas('transfer') && isGenerated(type.area)
  const { shown } = useColumns(type)
  const [isExporting, setExporting] = useState(false)
  const types = { types: textIn(type.labels.many, language) }
  const path = mayImport(type, session) ? importPath(session.product, type) : undefined
  useCommands([
    ...(mayExport
      ? [
          {
            id: 'list.export',
            group: 'page' as const,
            label: translate('transfer.menu.exportTypes', types),
            icon: 'download' as const,
            act: { run: () => setExporting(true) },
          },
        ]
      : []),
    ...(path
      ? [
          {
            id: `import:${type.type}`,
            group: 'page' as const,
            label: translate('list.importTypes', types),
            icon: 'upload' as const,
            act: { to: path },
          },
        ]
      : []),
  ])
  if (!mayExport) return null
  return (
    <>
      <MoreMenu minWidth={200}>
        <MenuItem onClick={() => setExporting(true)}>
          <Icon name="download" />
          {translate('transfer.menu.export')}
        </MenuItem>
        {path && (
          <MenuItem component={Link} to={path}>
            <Icon name="upload" />
            {translate('transfer.menu.import')}
          </MenuItem>
        )}
      </MoreMenu>
      {isExporting && (
        <LazyExportDialog
          type={type}
          meant={{ flt: bulkFilterOf(list.filter, timeZone) }}
          count={list.total}
          atLeast={list.atLeast}
          columns={shown}
          onClose={() => setExporting(false)}
        />
      )}
    </>
  )
}
