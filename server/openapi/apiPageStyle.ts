import { DARK, LIGHT } from '../identity/pages/stylesheet.ts'

/** Looks of the page of calls: the console's own colours, its grid of four pixels, nothing else. */
export const apiPageStyle = `:root{color-scheme:dark light;${DARK}}
@media (prefers-color-scheme:light){:root{${LIGHT}}}
*{box-sizing:border-box;margin:0}
html{background:var(--ground)}
body{max-inline-size:1040px;margin-inline:auto;padding:32px 20px 64px;color:var(--text);font:400 13px/20px "Mulish Variable",Mulish,system-ui,sans-serif;font-variant-numeric:tabular-nums}
header{position:sticky;inset-block-start:0;z-index:1;padding-block:12px 16px;background:var(--ground)}
h1{font-size:20px;line-height:28px}
h2{margin-block:28px 8px;font-size:14px}
p{color:var(--quiet)}
a{color:var(--link)}
code,pre{font:12px/18px ui-monospace,SFMono-Regular,Menlo,monospace;overflow-wrap:anywhere}
pre{max-block-size:320px;overflow:auto;padding:8px 12px;border-radius:4px;background:var(--well)}
form{display:flex;flex-wrap:wrap;align-items:center;gap:8px;margin-block-start:12px}
label{font-size:12px;font-weight:600;color:var(--quiet)}
input{flex:1 1 240px;block-size:36px;padding-inline:12px;border:1px solid var(--edge);border-block-end-color:var(--outline);border-radius:4px;background:var(--well);color:var(--text);font:inherit}
button{block-size:36px;padding-inline:16px;border:0;border-radius:4px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600;cursor:pointer}
button:hover{background:var(--accent-hover)}
details{border-radius:4px;background:var(--panel)}
details+details{margin-block-start:4px}
details[open]{background:var(--raised)}
summary{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 12px;padding:8px 12px;border-radius:4px;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary:hover{background:var(--hover)}
.method{inline-size:56px;font-size:11px;font-weight:700;color:var(--quiet)}
.method.delete{color:var(--on-error)}
.what{flex:1 1 200px;color:var(--faint);text-align:end}
dl{display:grid;grid-template-columns:88px minmax(0,1fr);gap:8px 12px;padding:4px 12px 16px}
dt{color:var(--faint);font-size:12px}
table{inline-size:100%;border-collapse:collapse}
th,td{padding:6px 12px 6px 0;text-align:start;vertical-align:baseline;border-block-end:1px solid var(--edge)}
th{font-size:12px;color:var(--quiet)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
@media (max-width:700px){.what{flex-basis:100%;text-align:start}dl{grid-template-columns:1fr}}`
