import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { projectRoot } from '../base/project-root.ts';

/** What a first start may take on a machine with much else to do: it reads all sources one by one. */
const START_MS = 300_000;

let folder: string;
let child: ChildProcess;
let origin: string;
let output = '';

const homeFile = () => path.join(folder, 'pages/repartidores-mx/home.page.json');

async function home(): Promise<string> {
  return (await fetch(`${origin}/home`)).text();
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'rumbo-dev-'));
  cpSync(path.join(projectRoot, 'pages'), path.join(folder, 'pages'), {
    recursive: true,
    // Thousands of jobs, which no test here looks at.
    filter: (source) => path.basename(source) !== 'demo-feed.json',
  });
  // There is no data directory yet, as where somebody begins with the project.
  child = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev/main.ts'], {
    cwd: projectRoot,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      LOG_LEVEL: 'error',
      RUMBO_PAGES_DIR: path.join(folder, 'pages'),
      RUMBO_DATA_DIR: path.join(folder, 'data'),
    },
  });
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  await vi.waitFor(() => expect(output).toContain('/editor#token='), { timeout: START_MS });
  origin = /http:\/\/[\d.]+:\d+/.exec(output)?.[0] ?? '';
}, START_MS + 10_000);

afterAll(async () => {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

describe('npm run dev', () => {
  it("serves pages with Vite's client and without a policy that would stop it", async () => {
    const response = await fetch(`${origin}/home`);
    expect(await response.text()).toContain('src="/@vite/client"');
    expect(response.headers.get('content-security-policy')).toBeNull();
  });

  it('serves widgets, the editor and their sources', async () => {
    const enhance = await fetch(`${origin}/runtime/widgets/header/enhance.ts`);
    expect(enhance.headers.get('content-type')).toContain('javascript');
    expect(await (await fetch(`${origin}/editor`)).text()).toContain('/@vite/client');
  });

  it('reads a CV, in processes that run from sources', async () => {
    const form = new FormData();
    form.set('file', new File(['Nombre: Ana Ruiz Soto\nTel. 55 1234 5678\n'], 'cv.txt'));
    const id = 'c0ffee00-0000-4000-8000-000000000003';
    const place = `applicationId=${id}&websiteId=repartidores-mx`;
    const upload = await fetch(`${origin}/api/upload?${place}`, { method: 'POST', body: form });
    const { s3Url: resumeUrl } = (await upload.json()) as { readonly s3Url: string };
    const read = async (): Promise<unknown> => {
      const answer = await fetch(`${origin}/api/v2/forms/parse-resume?websiteId=repartidores-mx`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ formId: 'repartidor', resumeUrl }),
      });
      return answer.json();
    };
    await expect.poll(read, { timeout: 60_000 }).toMatchObject({ text: 'whole' });
  });

  it('survives an address that is none', async () => {
    await fetch(`${origin}//`);
    expect((await fetch(`${origin}/home`)).status).toBe(200);
  });

  it('shows a page file as soon as it is saved', async () => {
    const text = readFileSync(homeFile(), 'utf8');
    writeFileSync(homeFile(), text.replace('Entregas más que paquetes', 'Titular en caliente'));
    await expect.poll(home, { timeout: 60_000 }).toContain('Titular en caliente');
  });

  it('names what is wrong with a broken file and keeps the page as it was', async () => {
    writeFileSync(homeFile(), '{ "schemaVersion": 1,');
    await expect.poll(() => output, { timeout: 60_000 }).toContain('json-malformed');
    expect(await home()).toContain('Titular en caliente');
  });
});
