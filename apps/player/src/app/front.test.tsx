// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { siteStatus } from '#foundation/testing/site-status.ts';
import { user } from '#foundation/testing/test-site.tsx';
import { replies, visit } from './testing/visit.tsx';

const help = 'https://help.example/chat';
const info = { customerService: [{ title: 'help.example', path: help }] };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const retry = () => screen.getByRole('button', { name: 'Retry' });
const open = { siteStatus: { answer: siteStatus(info) } };
const closed = { maintenance: true };
const address = '203.0.113.57';
const denied = {
  siteStatus: {
    answer: siteStatus(info, { regionRestriction: true, location: { ip: address } }),
  },
};

describe('maintenance', () => {
  it.each(['/m/login', '/m/home', '/m/nowhere'])(
    'BOOT-04 stands in front of %s, painted by the server',
    async (path) => {
      const { page, painted, server } = await visit(path, { info, status: closed });
      expect(painted).toContain('System maintenance');
      await heading('System maintenance');
      expect(screen.getByText(/We’re upgrading Lumen\. Sorry for the wait\./)).toBeDefined();
      expect(page).toMatchObject({ status: 503, title: 'System maintenance · Lumen' });
      expect(location.pathname).toBe(path);
      expect(server.calls).toEqual([]);
      const contact = screen.getByRole('link', { name: 'Contact us' });
      expect(contact.getAttribute('href')).toBe(help);
      expect(contact.getAttribute('rel')).toBe('noopener noreferrer');
    },
  );
  it('BOOT-04 says when it is expected to end in the visitor’s own time, and nothing without an end', async () => {
    const until = new Date(2026, 10, 22, 4, 30).getTime();
    vi.useFakeTimers({ toFake: ['Date'], now: until - 72 * 60_000 });
    await visit('/m/login', { status: { ...closed, maintenanceEnd: until } });
    expect(screen.getByText('Expected back')).toBeDefined();
    expect(screen.getByText(/22 Nov, 04:30/)).toBeDefined();
    expect(screen.getByText('in 1 h 12 min')).toBeDefined();
    vi.useRealTimers();
  });
  it.each([
    [60, 'in 1 h'],
    [5, 'in 5 min'],
    [60 * 60, 'in 3 days'],
  ])('BOOT-04 says of %i minutes “%s”', async (minutes, said) => {
    const until = new Date(2026, 10, 22, 4, 30).getTime();
    vi.useFakeTimers({ toFake: ['Date'], now: until - minutes * 60_000 });
    await visit('/m/login', { status: { ...closed, maintenanceEnd: until } });
    expect(screen.getByText(said)).toBeDefined();
    vi.useRealTimers();
  });
  it.each([null, 1])(
    'BOOT-04 says no time where the end is %s: not known, or past',
    async (end) => {
      const still = {
        siteStatus: { answer: siteStatus(info, { ...closed, maintenanceEnd: end }) },
      };
      const status = { ...closed, maintenanceEnd: end };
      await visit('/m/login', { status, replies: { ...replies, ...still } });
      await heading('System maintenance');
      await waitFor(() => expect(screen.queryByText('Expected back')).toBeNull());
    },
  );
  it('BOOT-05 retry says that it is not over yet, and then lets in without a reload', async () => {
    const { server } = await visit('/m/login', { status: closed });
    server.replies = { siteStatus: { answer: siteStatus(info, closed) } };
    await user.click(retry());
    await screen.findByText('We’re not back yet. Try again in a few minutes.');
    server.replies = open;
    await user.click(retry());
    await heading('Welcome back');
    expect(document.title).toBe('Log in · Lumen');
    expect(location.pathname).toBe('/m/login');
  });
  it('BOOT-05 where the status cannot be fetched, retry says why', async () => {
    const { server } = await visit('/m/login', { status: closed });
    server.replies = { siteStatus: { refusal: 'service_unavailable', message: 'Not now.' } };
    await user.click(retry());
    await screen.findByText('This isn’t available right now. Try again in a moment.');
    expect(screen.getByRole('heading', { name: 'System maintenance' })).toBeDefined();
  });
  it('BOOT-05 when the time that was said has come, lets in by itself', async () => {
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now });
    const status = { ...closed, maintenanceEnd: now + 60_000 };
    const { server } = await visit('/m/login', { status });
    server.replies = open;
    act(() => void vi.advanceTimersByTime(59_999));
    expect(server.calls).toEqual([]);
    act(() => void vi.advanceTimersByTime(1));
    vi.useRealTimers();
    await heading('Welcome back');
  });
  it('BOOT-05 a guest of a page for members is let in at the login', async () => {
    const { server } = await visit('/m/member/home', { status: closed });
    server.replies = open;
    await user.click(retry());
    await heading('Welcome back');
    expect(location.pathname).toBe('/m/login');
  });
  it('BOOT-05 a member keeps the session, and comes back to the page', async () => {
    const { server } = await visit('/m/member/home', { status: closed, session: {} });
    await heading('System maintenance');
    server.replies = { ...replies, ...open };
    await user.click(retry());
    expect(await heading('demo')).toBeDefined();
  });
  it('NET-10, BOOT-04 what a visitor does when it begins leads to the page in front, and to no other message', async () => {
    const until = Date.now() + 10 * 60_000;
    const { server } = await visit('/m/login');
    server.replies = {
      signIn: { refusal: 'system_maintenance' },
      siteStatus: { answer: siteStatus(info, { ...closed, maintenanceEnd: until }) },
    };
    await user.type(screen.getByLabelText('Username'), 'demo');
    await user.type(screen.getByLabelText('Password'), 'demo-Pass1');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await heading('System maintenance');
    await screen.findByText('in 10 min');
    expect(document.activeElement?.textContent).toBe('System maintenance');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
  it('BOOT-13 wins over the rules of a region', async () => {
    await visit('/m/login', { status: { ...closed, regionRestriction: true } });
    expect(await heading('System maintenance')).toBeDefined();
  });
});

describe('access denied', () => {
  it('BOOT-06 stands in front of every route with the visitor’s address, which no kept page holds', async () => {
    const { page, painted } = await visit('/m/home', {
      info,
      status: { regionRestriction: true },
      replies: denied,
    });
    expect(page).toMatchObject({ status: 403, title: 'Access denied · Lumen' });
    expect(painted).toContain('Access denied');
    expect(painted).not.toContain(address);
    await screen.findByText(address);
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe(help);
    expect(screen.getByRole('button', { name: 'Copy IP address' })).toBeDefined();
  });
  it('BOOT-07 has an English copy below another language, and none below English', async () => {
    const status = { regionRestriction: true };
    await visit('/m/home', { info, status, replies: denied, language: 'TH' });
    await heading('ไม่สามารถเข้าใช้งานได้');
    const copy = screen.getByRole('heading', { level: 2, name: 'Access denied' });
    const section = copy.closest<HTMLElement>('[lang=en]') ?? document.body;
    expect(within(section).getByText(/isn’t available from your location/)).toBeDefined();
  });
  it('BOOT-07 in English says it once', async () => {
    await visit('/m/home', { info, status: { regionRestriction: true }, replies: denied });
    await heading('Access denied');
    expect(screen.getAllByText(/isn’t available from your location/)).toHaveLength(1);
  });
  it('BOOT-07 the body has the class error-limit while it is shown', async () => {
    const { site } = await visit('/m/home', {
      info,
      status: { regionRestriction: true },
      replies: denied,
    });
    await screen.findByText(address);
    expect(document.body.classList.contains('error-limit')).toBe(true);
    act(() => site.root.render(null));
    expect(document.body.classList.contains('error-limit')).toBe(false);
  });
  it('BOOT-06 without a way to customer service sends nobody there', async () => {
    await visit('/m/home', { status: { regionRestriction: true }, replies: denied });
    await heading('Access denied');
    expect(screen.queryByRole('link', { name: 'Contact us' })).toBeNull();
    expect(screen.queryByText(/contact us/)).toBeNull();
  });
});
