/** Values of the console's default dark and light themes; the page is served before any of the console's own files. */
export const DARK =
  '--ground:#0D0F12;--panel:#16181B;--raised:#202225;--well:#101215;--hover:#25282C;--edge:#3B3D40;--outline:#71757A;--text:#EAEDF1;--quiet:#B6B9BE;--faint:#989CA2;--accent:#6BB7F7;--accent-hover:#83C5FE;--on-accent:#051427;--link:#87C4FB;--error:#451E1B;--on-error:#FFBFB7;--face:#30253F;--on-face:#DBC5FE'
export const LIGHT =
  '--ground:#EBEDEF;--panel:#F5F7F9;--raised:#FFFFFF;--well:#FFFFFF;--hover:#EEF0F4;--edge:#C6C7CA;--outline:#82868C;--text:#181B1F;--quiet:#454950;--faint:#5C6167;--accent:#1163B6;--accent-hover:#0254A1;--on-accent:#FFFFFF;--link:#035AAB;--error:#FEE5E1;--on-error:#92201E;--face:#EFE6FE;--on-face:#5F3C89'

export function stylesheet(fontAddress: string): string {
  return `:root{color-scheme:dark light;${DARK}}
@media (prefers-color-scheme:light){:root{${LIGHT}}}
@font-face{font-family:"Mulish Variable";src:url(${fontAddress}) format("woff2");font-weight:200 1000;font-display:swap}
*{box-sizing:border-box;margin:0}
html{background:var(--ground)}
body{min-block-size:100vh;display:grid;place-items:center;padding:24px;background:var(--ground);color:var(--text);font:400 13px/20px "Mulish Variable",Mulish,"Noto Sans SC","Noto Sans CJK SC","PingFang SC","Microsoft YaHei","Noto Sans Tamil",InaiMathi,"Nirmala UI",system-ui,sans-serif;-webkit-font-smoothing:antialiased}
html:lang(ta) :is(h1,h2,label,.button){font-weight:500}
html:lang(zh) :is(h1,h2,label,.button){font-weight:500}
html:lang(ta) :is(h1,.lead,.hint){line-height:1.5}
.sheet{display:grid;grid-template-columns:340px 440px;inline-size:fit-content;max-inline-size:100%;background:var(--panel);border-radius:8px;overflow:hidden}
.sheet.narrow{grid-template-columns:minmax(0,400px)}
.card{padding:40px 32px;display:flex;flex-direction:column;gap:16px}
.mark{inline-size:35px;block-size:30px}
.mark-ground{fill:var(--accent)}
.mark-letter{fill:none;stroke:var(--on-accent);stroke-width:2.6;stroke-linejoin:round;stroke-linecap:round}
h1{font-size:20px;line-height:28px;font-weight:700;letter-spacing:-.01em}
h2{font-size:14px;line-height:20px;font-weight:700}
.lead{color:var(--quiet)}
.hint{font-size:12px;line-height:18px;color:var(--faint);overflow-wrap:anywhere}
form{display:flex;flex-direction:column}
label{font-weight:600;font-size:12px;line-height:16px;color:var(--quiet);margin-block-end:4px}
input[name=username],input[name=password]{block-size:40px;padding-inline:12px;margin-block-end:16px;border:1px solid var(--edge);border-block-end-color:var(--outline);border-radius:4px;background:var(--well);color:var(--text);font:inherit;font-size:14px}
input[aria-invalid]{border-color:var(--on-error)}
.button{display:grid;place-items:center;min-block-size:40px;padding-inline:16px;border:0;border-radius:4px;background:var(--raised);color:var(--text);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.button:hover{background:var(--hover)}
.button.primary{background:var(--accent);color:var(--on-accent)}
.button.primary:hover{background:var(--accent-hover)}
.problem{padding:8px 12px;border-radius:4px;background:var(--error);color:var(--on-error)}
.languages{display:flex;flex-wrap:wrap;gap:4px 16px;margin-block-start:auto;padding-block-start:16px}
.languages>*{display:block;min-block-size:24px;line-height:24px;color:var(--faint);text-decoration:none}
.languages a:hover{color:var(--text);text-decoration:underline}
.languages [aria-current]{color:var(--text);font-weight:600}
.people{padding:40px 24px 24px;display:flex;flex-direction:column;gap:8px;background:var(--raised)}
.people h2,.people .hint{padding-inline:8px}
.people ul{list-style:none;padding:0;display:flex;flex-direction:column;gap:2px}
.person{display:flex;align-items:center;gap:12px;inline-size:100%;padding:6px 8px;border:0;border-radius:4px;background:none;color:inherit;font:inherit;text-align:start;cursor:pointer}
.person:hover,.person[aria-pressed=true]{background:var(--hover)}
.face{display:grid;place-items:center;flex:none;inline-size:32px;block-size:32px;border-radius:50%;background:var(--face);color:var(--on-face);font-weight:700;font-size:11px}
.who,.rights{display:flex;flex-direction:column;min-inline-size:0;line-height:16px;font-size:12px;color:var(--faint)}
.who{flex:1}
.who b{font-size:13px;font-weight:600;color:var(--text)}
.rights{text-align:end;color:var(--quiet)}
.rights span:last-child{color:var(--faint);font-size:11px}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.person:focus-visible{outline-offset:-2px}
@media (prefers-reduced-motion:no-preference){.button,.person,.languages a{transition:background-color 120ms cubic-bezier(.2,0,0,1),color 120ms}}
@media (max-width:860px){body{place-items:start center;padding:0}.sheet,.sheet.narrow{grid-template-columns:minmax(0,1fr);inline-size:100%;max-inline-size:480px;border-radius:0}.card{padding:32px 24px}}`
}
