import { n as e } from "./rolldown-runtime.js";
import { $a as t, $i as n, $o as r, $r as i, $s as a, Ai as o, An as s, Ao as c, Ba as l, Bi as u, Bn as d, Bo as f, Ci as p, Co as m, Cr as h, Cs as g, Di as _, Dn as v, Ei as ee, En as y, Eo as te, Fi as ne, Fn as b, Fo as x, Go as S, Ha as C, Hi as re, Ho as w, Ii as ie, In as ae, Io as T, Ir as oe, Ja as se, Ji as E, Jr as ce, Js as le, Ko as D, La as O, Li as ue, Ln as de, Lo as fe, Lr as pe, Ma as me, Mi as he, Mn as k, Mo as A, Na as ge, Nn as j, No as _e, Oa as ve, Oc as M, Oi as ye, On as be, Oo as xe, Pa as Se, Pi as Ce, Pn as N, Po as P, Pr as we, Qo as Te, Qr as Ee, Qs as De, Ra as Oe, Ri as ke, Rn as Ae, Ro as F, Sc as je, Si as Me, So as Ne, Sr as Pe, Ti as Fe, Tn as Ie, To as Le, Ua as Re, Ui as ze, Uo as I, Va as Be, Vi as Ve, Vo as L, Wo as R, Xi as He, Xo as Ue, Xr as We, Xs as Ge, Ya as Ke, Yi as qe, Yo as Je, Yr as Ye, Ys as Xe, Za as Ze, Zr as Qe, Zs as $e, _c as et, _o as tt, aa as nt, ac as rt, ao as it, as as at, bc as ot, bo as st, bs as ct, co as lt, cs as ut, dc as dt, ea as ft, ec as pt, ei as mt, eo as z, es as B, fo as ht, gc as gt, gi as _t, go as vt, hi as yt, ho as bt, ia as xt, ic as St, io as Ct, is as wt, ja as Tt, jn as Et, jo as V, ka as Dt, ki as Ot, kn as kt, ko as At, lo as jt, ls as Mt, mc as Nt, mo as Pt, na as Ft, nc as It, no as H, ns as Lt, oa as Rt, oo as zt, os as Bt, pc as Vt, po as Ht, qi as Ut, qo as Wt, qr as Gt, qs as Kt, ra as qt, rc as Jt, ro as U, rs as Yt, sa as Xt, so as Zt, ss as Qt, ta as $t, tc as en, to as tn, uc as nn, uo as rn, vc as an, vo as on, wi as sn, wo as cn, xc as ln, xo as un, xs as dn, yc as fn, yo as pn, za as mn, zi as hn, zn as W, zo as G } from "./replay.js";
import { $ as gn, An as _n, Bn as K, Et as vn, Gt as yn, In as q, J as bn, Jn as xn, K as Sn, Kn as J, Lt as Cn, Mn as wn, Ot as Tn, Pn as En, Rn as Y, Sn as Dn, Tt as On, Ut as kn, Wt as An, X as jn, ar as Mn, bn as Nn, or as Pn, q as Fn, rr as In, sr as Ln, vn as Rn } from "./base.js";
import { createRequire as zn } from "module";
// node_modules/fflate/esm/index.mjs
function inflateSync(e, t) {
	return inflt(e, { i: 2 }, t && t.out, t && t.dictionary);
}
function gunzipSync(e, t) {
	var n = gzs(e);
	return n + 8 > e.length && err(6, "invalid gzip data"), inflt(e.subarray(n, -8), { i: 2 }, t && t.out || new X(gzl(e)), t && t.dictionary);
}
function strFromU8(e, t) {
	if (t) {
		for (var n = "", r = 0; r < e.length; r += 16384) n += String.fromCharCode.apply(null, e.subarray(r, r + 16384));
		return n;
	}
	if (or) return or.decode(e);
	var i = dutf8(e), a = i.s, n = i.r;
	return n.length && err(8), a;
}
var Bn, Vn, X, Hn, Un, Wn, Gn, Kn, freb, qn, Jn, Yn, Xn, Zn, Z, Qn, hMap, $n, er, tr, nr, max, bits, bits16, shft, slc, rr, err, inflt, ir, b2, b4, b8, gzs, gzl, ar, or, dutf8, z64hs, sr, cr, lr;
function init_esm() {
	return (init_esm = e((() => {
		Bn = zn("/");
		try {
			Vn = Bn("worker_threads"), Vn.Worker, Vn.isMarkedAsUntransferable;
		} catch {}
		for (X = Uint8Array, Hn = Uint16Array, Un = Int32Array, Wn = new X([
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			1,
			1,
			1,
			1,
			2,
			2,
			2,
			2,
			3,
			3,
			3,
			3,
			4,
			4,
			4,
			4,
			5,
			5,
			5,
			5,
			0,
			0,
			0,
			0
		]), Gn = new X([
			0,
			0,
			0,
			0,
			1,
			1,
			2,
			2,
			3,
			3,
			4,
			4,
			5,
			5,
			6,
			6,
			7,
			7,
			8,
			8,
			9,
			9,
			10,
			10,
			11,
			11,
			12,
			12,
			13,
			13,
			0,
			0
		]), Kn = new X([
			16,
			17,
			18,
			0,
			8,
			7,
			9,
			6,
			10,
			5,
			11,
			4,
			12,
			3,
			13,
			2,
			14,
			1,
			15
		]), freb = function(e, t) {
			for (var n = new Hn(31), r = 0; r < 31; ++r) n[r] = t += 1 << e[r - 1];
			for (var i = new Un(n[30]), r = 1; r < 30; ++r) for (var a = n[r]; a < n[r + 1]; ++a) i[a] = a - n[r] << 5 | r;
			return {
				b: n,
				r: i
			};
		}, Vn = freb(Wn, 2), qn = Vn.b, Jn = Vn.r, qn[28] = 258, Jn[258] = 28, Yn = freb(Gn, 0), Xn = Yn.b, Yn.r, Zn = new Hn(32768), Z = 0; Z < 32768; ++Z) Qn = (Z & 43690) >> 1 | (Z & 21845) << 1, Qn = (Qn & 52428) >> 2 | (Qn & 13107) << 2, Qn = (Qn & 61680) >> 4 | (Qn & 3855) << 4, Zn[Z] = ((Qn & 65280) >> 8 | (Qn & 255) << 8) >> 1;
		for (hMap = (function(e, t, n) {
			for (var r = e.length, i = 0, a = new Hn(t); i < r; ++i) e[i] && ++a[e[i] - 1];
			var o = new Hn(t);
			for (i = 1; i < t; ++i) o[i] = o[i - 1] + a[i - 1] << 1;
			var s;
			if (n) {
				s = new Hn(1 << t);
				var c = 15 - t;
				for (i = 0; i < r; ++i) if (e[i]) for (var l = i << 4 | e[i], u = t - e[i], d = o[e[i] - 1]++ << u, f = d | (1 << u) - 1; d <= f; ++d) s[Zn[d] >> c] = l;
			} else for (s = new Hn(r), i = 0; i < r; ++i) e[i] && (s[i] = Zn[o[e[i] - 1]++] >> 15 - e[i]);
			return s;
		}), $n = new X(288), Z = 0; Z < 144; ++Z) $n[Z] = 8;
		for (Z = 144; Z < 256; ++Z) $n[Z] = 9;
		for (Z = 256; Z < 280; ++Z) $n[Z] = 7;
		for (Z = 280; Z < 288; ++Z) $n[Z] = 8;
		for (er = new X(32), Z = 0; Z < 32; ++Z) er[Z] = 5;
		tr = /*#__PURE__*/ hMap($n, 9, 1), nr = /*#__PURE__*/ hMap(er, 5, 1), max = function(e) {
			for (var t = e[0], n = 1; n < e.length; ++n) e[n] > t && (t = e[n]);
			return t;
		}, bits = function(e, t, n) {
			var r = t / 8 | 0;
			return (e[r] | e[r + 1] << 8) >> (t & 7) & n;
		}, bits16 = function(e, t) {
			var n = t / 8 | 0;
			return (e[n] | e[n + 1] << 8 | e[n + 2] << 16) >> (t & 7);
		}, shft = function(e) {
			return (e + 7) / 8 | 0;
		}, slc = function(e, t, n) {
			return (t == null || t < 0) && (t = 0), (n == null || n > e.length) && (n = e.length), new X(e.subarray(t, n));
		}, rr = [
			"unexpected EOF",
			"invalid block type",
			"invalid length/literal",
			"invalid distance",
			"stream finished",
			"no stream handler",
			,
			"no callback",
			"invalid UTF-8 data",
			"extra field too long",
			"date not in range 1980-2099",
			"filename too long",
			"stream finishing",
			"invalid zip data"
		], err = function(e, t, n) {
			var r = Error(t || rr[e]);
			if (r.code = e, Error.captureStackTrace && Error.captureStackTrace(r, err), !n) throw r;
			return r;
		}, inflt = function(e, t, n, r) {
			var i = e.length, a = r ? r.length : 0;
			if (!i || t.f && !t.l) return n || new X(0);
			var o = !n, s = o || t.i != 2, c = t.i;
			o && (n = new X(i * 3));
			var cbuf = function(e) {
				var t = n.length;
				if (e > t) {
					var r = new X(Math.max(t * 2, e));
					r.set(n), n = r;
				}
			}, l = t.f || 0, u = t.p || 0, d = t.b || 0, f = t.l, p = t.d, m = t.m, h = t.n, g = i * 8;
			do {
				if (!f) {
					l = bits(e, u, 1);
					var _ = bits(e, u + 1, 3);
					if (u += 3, !_) {
						var v = shft(u) + 4, ee = e[v - 4] | e[v - 3] << 8, y = v + ee;
						if (y > i) {
							c && err(0);
							break;
						}
						s && cbuf(d + ee), n.set(e.subarray(v, y), d), t.b = d += ee, t.p = u = y * 8, t.f = l;
						continue;
					}
					if (_ == 1) f = tr, p = nr, m = 9, h = 5;
					else if (_ == 2) {
						var te = bits(e, u, 31) + 257, ne = bits(e, u + 10, 15) + 4, b = te + bits(e, u + 5, 31) + 1;
						u += 14;
						for (var x = new X(b), S = new X(19), C = 0; C < ne; ++C) S[Kn[C]] = bits(e, u + C * 3, 7);
						u += ne * 3;
						for (var re = max(S), w = (1 << re) - 1, ie = hMap(S, re, 1), C = 0; C < b;) {
							var ae = ie[bits(e, u, w)];
							u += ae & 15;
							var v = ae >> 4;
							if (v < 16) x[C++] = v;
							else {
								var T = 0, oe = 0;
								for (v == 16 ? (oe = 3 + bits(e, u, 3), u += 2, T = x[C - 1]) : v == 17 ? (oe = 3 + bits(e, u, 7), u += 3) : v == 18 && (oe = 11 + bits(e, u, 127), u += 7); oe--;) x[C++] = T;
							}
						}
						var se = x.subarray(0, te), E = x.subarray(te);
						m = max(se), h = max(E), f = hMap(se, m, 1), p = hMap(E, h, 1);
					} else err(1);
					if (u > g) {
						c && err(0);
						break;
					}
				}
				s && cbuf(d + 131072);
				for (var ce = (1 << m) - 1, le = (1 << h) - 1, D = u;; D = u) {
					var T = f[bits16(e, u) & ce], O = T >> 4;
					if (u += T & 15, u > g) {
						c && err(0);
						break;
					}
					if (T || err(2), O < 256) n[d++] = O;
					else if (O == 256) {
						D = u, f = null;
						break;
					} else {
						var ue = O - 254;
						if (O > 264) {
							var C = O - 257, de = Wn[C];
							ue = bits(e, u, (1 << de) - 1) + qn[C], u += de;
						}
						var fe = p[bits16(e, u) & le], pe = fe >> 4;
						fe || err(3), u += fe & 15;
						var E = Xn[pe];
						if (pe > 3) {
							var de = Gn[pe];
							E += bits16(e, u) & (1 << de) - 1, u += de;
						}
						if (u > g) {
							c && err(0);
							break;
						}
						s && cbuf(d + 131072);
						var me = d + ue;
						if (d < E) {
							var he = a - E, k = Math.min(E, me);
							for (he + d < 0 && err(3); d < k; ++d) n[d] = r[he + d];
						}
						for (; d < me; ++d) n[d] = n[d - E];
					}
				}
				t.l = f, t.p = D, t.b = d, t.f = l, f && (l = 1, t.m = m, t.d = p, t.n = h);
			} while (!l);
			return d != n.length && o ? slc(n, 0, d) : n.subarray(0, d);
		}, ir = /*#__PURE__*/ new X(0), b2 = function(e, t) {
			return e[t] | e[t + 1] << 8;
		}, b4 = function(e, t) {
			return (e[t] | e[t + 1] << 8 | e[t + 2] << 16 | e[t + 3] << 24) >>> 0;
		}, b8 = function(e, t) {
			return b4(e, t) + b4(e, t + 4) * 4294967296;
		}, gzs = function(e) {
			(e[0] != 31 || e[1] != 139 || e[2] != 8) && err(6, "invalid gzip data");
			var t = e[3], n = 10;
			t & 4 && (n += (e[10] | e[11] << 8) + 2);
			for (var r = (t >> 3 & 1) + (t >> 4 & 1); r > 0; r -= !e[n++]);
			return n + (t & 2);
		}, gzl = function(e) {
			var t = e.length;
			return (e[t - 4] | e[t - 3] << 8 | e[t - 2] << 16 | e[t - 1] << 24) >>> 0;
		}, ar = /* @__PURE__ */ function() {
			function Inflate(e, t) {
				typeof e == "function" && (t = e, e = {}), this.ondata = t;
				var n = e && e.dictionary && e.dictionary.subarray(-32768);
				this.s = {
					i: 0,
					b: n ? n.length : 0
				}, this.o = new X(32768), this.p = new X(0), n && this.o.set(n);
			}
			return Inflate.prototype.e = function(e) {
				if (this.ondata || err(5), this.d && err(4), !this.p.length) this.p = e;
				else if (e.length) {
					var t = new X(this.p.length + e.length);
					t.set(this.p), t.set(e, this.p.length), this.p = t;
				}
			}, Inflate.prototype.c = function(e) {
				this.s.i = +(this.d = e || !1);
				var t = this.s.b, n = inflt(this.p, this.s, this.o);
				this.ondata(slc(n, t, this.s.b), this.d), this.o = slc(n, this.s.b - 32768), this.s.b = this.o.length, this.p = slc(this.p, this.s.p / 8 | 0), this.s.p &= 7;
			}, Inflate.prototype.push = function(e, t) {
				this.e(e), this.c(t);
			}, Inflate;
		}(), or = typeof TextDecoder < "u" && /*#__PURE__*/ new TextDecoder();
		try {
			or.decode(ir, { stream: !0 });
		} catch {}
		dutf8 = function(e) {
			for (var t = "", n = 0;;) {
				var r = e[n++], i = (r > 127) + (r > 223) + (r > 239);
				if (n + i > e.length) return {
					s: t,
					r: slc(e, n - 1)
				};
				i ? i == 3 ? (r = ((r & 15) << 18 | (e[n++] & 63) << 12 | (e[n++] & 63) << 6 | e[n++] & 63) - 65536, t += String.fromCharCode(55296 | r >> 10, 56320 | r & 1023)) : i & 1 ? t += String.fromCharCode((r & 31) << 6 | e[n++] & 63) : t += String.fromCharCode((r & 15) << 12 | (e[n++] & 63) << 6 | e[n++] & 63) : t += String.fromCharCode(r);
			}
		}, z64hs = function(e, t, n, r, i, a, o) {
			var s = i == 4294967295, c = a == 4294967295, l = o == 4294967295, u = t + n, d = s + c + l;
			if (r && d) {
				for (; t + 4 < u; t += 4 + b2(e, t + 2)) if (b2(e, t) == 1) return [
					s ? b8(e, t + 4 + 8 * c) : i,
					c ? b8(e, t + 4) : a,
					l ? b8(e, t + 4 + 8 * (c + s)) : o,
					1
				];
				r < 2 && err(13);
			}
			return [
				i,
				a,
				o,
				0
			];
		}, sr = /* @__PURE__ */ function() {
			function UnzipPassThrough() {}
			return UnzipPassThrough.prototype.push = function(e, t) {
				this.ondata(null, e, t);
			}, UnzipPassThrough.compression = 0, UnzipPassThrough;
		}(), cr = /* @__PURE__ */ function() {
			function UnzipInflate() {
				var e = this;
				this.i = new ar(function(t, n) {
					e.ondata(null, t, n);
				});
			}
			return UnzipInflate.prototype.push = function(e, t) {
				try {
					this.i.push(e, t);
				} catch (e) {
					this.ondata(e, null, t);
				}
			}, UnzipInflate.compression = 8, UnzipInflate;
		}(), lr = /* @__PURE__ */ function() {
			function Unzip(e) {
				this.onfile = e, this.k = [], this.o = { 0: sr }, this.p = ir;
			}
			return Unzip.prototype.push = function(e, t) {
				var n = this;
				if (this.onfile || err(5), this.p || err(4), this.c > 0) {
					var r = Math.min(this.c, e.length), i = e.subarray(0, r);
					if (this.c -= r, this.d ? this.d.push(i, !this.c) : this.k[0].push(i), e = e.subarray(r), e.length) return this.push(e, t);
				} else {
					var a = 0, o = 0, s = void 0, c = void 0;
					this.p.length ? e.length ? (c = new X(this.p.length + e.length), c.set(this.p), c.set(e, this.p.length)) : c = this.p : c = e;
					for (var l = c.length, u = this.c, d = u && this.d, _loop_2 = function() {
						var e = b4(c, o);
						if (e == 67324752) {
							a = 1, s = o, f.d = null, f.c = 0;
							var t = b2(c, o + 6), r = b2(c, o + 8), i = t & 2048, d = t & 8, p = b2(c, o + 26), m = b2(c, o + 28);
							if (l > o + 30 + p + m) {
								var h = [];
								f.k.unshift(h), a = 2;
								var g = b4(c, o + 18), _ = b4(c, o + 22), v = strFromU8(c.subarray(o + 30, o += 30 + p), !i), ee = z64hs(c, o, m, 2, g, _, 0), y = ee[0], te = ee[1], ne = ee[3];
								d && (y = -1 - ne), o += m, f.c = y;
								var b, x = {
									name: v,
									compression: r,
									start: function() {
										if (x.ondata || err(5), !y) x.ondata(null, ir, !0);
										else {
											var e = n.o[r];
											e || x.ondata(err(14, "unknown compression type " + r, 1), null, !1), b = y < 0 ? new e(v) : new e(v, y, te), b.ondata = function(e, t, n) {
												x.ondata(e, t, n);
											};
											for (var t = 0, i = h; t < i.length; t++) {
												var a = i[t];
												b.push(a, !1);
											}
											n.k[0] == h && n.c ? n.d = b : b.push(ir, !0);
										}
									},
									terminate: function() {
										b && b.terminate && b.terminate();
									}
								};
								y >= 0 && (x.size = y, x.originalSize = te), f.onfile(x);
							}
							return "break";
						}
						if (u) {
							if (e == 134695760) return s = o += 12 + (u == -2 && 8), a = 3, f.c = 0, "break";
							if (e == 33639248) return s = o -= 4, a = 3, f.c = 0, "break";
						}
					}, f = this; o < l - 4 && _loop_2() !== "break"; ++o);
					if (this.p = ir, u < 0) {
						var p = a ? c.subarray(0, s - 12 - (u == -2 && 8) - (b4(c, s - 16) == 134695760 && 4)) : c.subarray(0, o);
						d ? d.push(p, !!a) : this.k[+(a == 2)].push(p);
					}
					if (a & 2) return this.push(c.subarray(o), t);
					this.p = c.subarray(o);
				}
				t && (this.c && err(13), this.p = null);
			}, Unzip.prototype.register = function(e) {
				this.o[e.compression] = e;
			}, Unzip;
		}();
	})))();
}
// src/core/timeline.ts
function timeline(e, t = {}) {
	let n = [e.agent?.name, e.agent?.version].filter((e) => e !== void 0).join(" "), r = e.model?.name, i = [
		`run ${oneLine(e.run_id, t)}`,
		e.status,
		n,
		r
	].filter((e) => e !== void 0 && e !== ""), a = timelineEntries(e, t), o = String(a.length).length, s = a.map(({ kind: e, text: t, times: n }, r) => `${String(r + 1).padStart(o)}  ${pr[e].padEnd(7)} ${t}${n > 1 ? `  ×${n}` : ""}`);
	return [
		i.join(" · "),
		...ratingLines(e.feedback, t),
		...s
	].join("\n");
}
function ratingLines(e, t) {
	if (e === void 0) return [];
	let { rating: n, comment: r, expected_calls: i, expected_text: a = [], forbidden_calls: o = [], forbidden_text: s = [] } = e, call = ({ tool: e, args: n }) => `${oneLine(e, t)}${n === void 0 ? "" : ` ${value(n, t)}`}`;
	return [
		`rated ${n}${r === void 0 ? "" : `: ${oneLine(r, t)}`}`,
		...i?.length === 0 ? ["  expected: no write call"] : [],
		...(i ?? []).map((e) => `  expected call: ${call(e)}`),
		...a.map((e) => `  expected text: ${oneLine(e, t)}`),
		...s.map((e) => `  forbidden text: ${oneLine(e, t)}`),
		...o.map((e) => `  forbidden call: ${call(e)}`)
	];
}
function timelineEntries(e, t = {}) {
	let n = resultsByCall(e.events), r = new Set(n.values()), i = [], a = t.full === !0 ? /* @__PURE__ */ new Map() : asides(e.events);
	for (let o of e.events) {
		let e = a.get(o);
		if (e) {
			e[0] === o && i.push(asideEntry(e, t));
			continue;
		}
		if (o.type === "tool_result" && r.has(o)) continue;
		let s = o.type === "tool_call" ? callEntry(o, n.get(o), t) : eventEntry(o, t), c = i.at(-1);
		c && c.kind === s.kind && c.key === s.key ? c.times += 1 : i.push(s);
	}
	return i.map(({ kind: e, text: t, times: n }) => ({
		kind: e,
		text: t,
		times: n
	}));
}
function asides(e) {
	let t = /* @__PURE__ */ new Map();
	if (e.every(({ type: e }) => e === "other")) return t;
	let n = [], close = () => {
		if (n.length >= dr) for (let e of n) t.set(e, n);
		n = [];
	};
	for (let t of e) t.type === "other" ? n.push(t) : close();
	return close(), t;
}
function asideEntry(e, t) {
	let n = [...new Set(e.flatMap((e) => e.type === "other" ? e.name : []))], r = n.length > fr ? `, and ${n.length - fr} more names` : "", i = n.slice(0, fr).map((e) => oneLine(e, t)), a = `${e.length} besides: ${i.join(", ")}${r} (all with --full)`;
	return {
		kind: "other",
		text: a,
		times: 1,
		key: a
	};
}
function resultsByCall(e) {
	let t = /* @__PURE__ */ new Map(), n = [];
	for (let r of e) {
		if (r.type === "tool_call" && n.push(r), r.type !== "tool_result") continue;
		let e = r.call_id === void 0 ? 0 : n.findIndex(({ call_id: e }) => e === r.call_id), [i] = e === -1 ? [] : n.splice(e, 1);
		i && t.set(i, r);
	}
	return t;
}
function callEntry(e, t, n) {
	let r = `${oneLine(e.tool_name, n)} ${value(e.tool_args, n)}`, i = t === void 0 ? "no result" : resultText(t, n), a = q([
		e.tool_name,
		e.tool_args,
		t?.output ?? null,
		t?.error?.message ?? null
	]);
	return {
		kind: "call",
		text: `${r} → ${i}`,
		times: 1,
		key: a
	};
}
function resultText({ output: e, error: t }, n) {
	return t === void 0 ? value(e ?? null, n) : `${t.kind} error: ${oneLine(t.message, n)}`;
}
function eventEntry(e, t) {
	let n = eventText(e, t);
	return {
		kind: e.type,
		text: n,
		times: 1,
		key: n
	};
}
function eventText(e, t) {
	if (e.type === "input_message") return `${oneLine(e.role, t)}: ${value(e.content, t)}`;
	if (e.type === "model_call") return modelText(e, t);
	if (e.type === "tool_result") return `without a call → ${resultText(e, t)}`;
	if (e.type === "state") {
		let n = e.decision === void 0 ? "" : ` (${oneLine(e.decision, t)})`;
		return `${oneLine(e.step_id, t)}${n} ${value(e.state, t)}`;
	}
	return e.type === "error" ? `${e.kind === void 0 ? "" : `${e.kind}: `}${oneLine(e.error, t)}` : e.type === "final_output" ? value(e.content, t) : `${oneLine(e.name, t)} ${e.data === void 0 ? "" : value(e.data, t)}`.trimEnd();
}
function modelText(e, t) {
	let n = e.usage === void 0 ? "" : ` (${e.usage.input ?? "?"} in, ${e.usage.output ?? "?"} out)`, r = e.error === void 0 ? value(e.output ?? null, t) : `error: ${oneLine(e.error.message, t)}`;
	return `${oneLine(e.model ?? "model", t)}${n} → ${r}`;
}
function value(e, t) {
	return oneLine(typeof e == "string" ? e : JSON.stringify(e), t);
}
function oneLine(e, { full: t = !1 }) {
	let n = e.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, " ").trim();
	return t || n.length <= ur ? n : `${n.slice(0, 159)}…`;
}
var ur, dr, fr, pr;
function init_timeline() {
	return (init_timeline = e((() => {
		ur = 160, dr = 4, fr = 3, pr = {
			input_message: "input",
			model_call: "model",
			tool_call: "tool",
			call: "tool",
			tool_result: "result",
			state: "state",
			error: "error",
			final_output: "answer",
			other: "other"
		};
	})))();
}
// src/core/scaffold/idle-expectation.ts
function withoutIdle(e, t) {
	let n = idlePassing(e.assertions, t);
	if (n === void 0) return e;
	if (t.assertions !== void 0 && !onlyForbids(t.assertions)) return {
		ok: !1,
		reason: `an agent that calls nothing and answers ${vn(n, 60)} would pass the assertions`
	};
	let r = namedRead(t), i = r === void 0 ? e.assertions : [...e.assertions, r];
	if (r !== void 0 && idlePassing(i, t) === void 0) return {
		...e,
		assertions: i
	};
	if (onlyForbids(e.assertions)) return {
		...e,
		weak: hr,
		notes: [...e.notes, gr]
	};
	let a = {
		kind: "semantic",
		statement: mr
	};
	return {
		...e,
		assertions: [...e.assertions, a]
	};
}
function idlePassing(e, { run: t, terminal_tools: n }) {
	if (!e.some(ke)) return ie({
		assertions: e,
		source: t,
		terminal_tools: n
	});
}
function onlyForbids(e) {
	return e.some((e) => e.kind === "tool_not_called" || e.kind === "writes_are" && e.calls.length === 0);
}
function namedRead({ feedback: e, run: t, effects: n }) {
	let r = (e?.expected_calls ?? []).filter(({ tool: e }) => n(e).effect === "read").map(({ tool: e, args: t }) => ({
		tool: e,
		...t === void 0 ? { match: "ignore" } : {
			args: t,
			match: "subset"
		}
	})).findLast((e) => t.calls.some((t) => t.effect === "read" && pt(e, t)));
	return r === void 0 ? void 0 : {
		kind: "tool_called",
		...r
	};
}
var mr, hr, gr;
function init_idle_expectation() {
	return (init_idle_expectation = e((() => {
		a(), On(), ue(), mr = "The response addresses the user's request correctly.", hr = "a right run writes nothing and says so in its own words", gr = "the case is weak: an agent that does nothing would pass too. A fact that a right answer tells (--expect-text) or a sentence for review (--expect) makes it sharp";
	})))();
}
// src/core/fingerprint/mask-text.ts
function maskText(e) {
	return replaceVariable(e.slice(0, vr), (e, t) => t).replace(/\s+/g, " ").trim().toLowerCase();
}
function replaceVariable(e, t) {
	return _r.reduce((e, [n, r]) => e.replace(n, (n, i) => t(n, r, e.slice(Math.max(0, i - 24), i))), e);
}
var _r, vr;
function init_mask_text() {
	return (init_mask_text = e((() => {
		_r = [
			[/\[redacted-[a-z0-9-]{1,60}\]|u-[0-9a-f]{8}@redacted\.invalid/g, "<redacted>"],
			[/\b[a-z][a-z0-9+.-]{1,15}:\/\/[^\s"'<>)\]]+/gi, "<url>"],
			[/(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g, "<mail>"],
			[/\b\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?\b/g, "<ip>"],
			[/\b\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(?: ?(?:Z|[+-]\d{2}:?\d{2}))?)?/g, "<date>"],
			[/\b\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?\b/g, "<time>"],
			[/\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b/g, "<date>"],
			[/\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi, "<id>"],
			[/(?<![\w<])(?:[A-Za-z]:\\|~?\.{0,2}[/\\])[\w.@%+-]+(?:[/\\][\w.@%+-]+)*/g, "<path>"],
			[/"[^"\n]{0,2000}"|`[^`\n]{0,2000}`|(?<!\w)'[^'\n]{0,2000}'(?!\w)|“[^”\n]{0,2000}”/g, "<text>"],
			[/#?\b(?=[\w-]{0,64}\d)(?=[\w-]{0,64}[A-Za-z])[\w-]{4,64}\b/g, "<id>"],
			[/\b0x[0-9a-f]+\b/gi, "<number>"],
			[/[-+]?\d[\d,_]*(?:\.\d+)?(?:e[-+]?\d+)?/gi, "<number>"]
		], vr = 2e3;
	})))();
}
// src/core/signatures/error-signature.ts
function errorSignature({ errors: e }) {
	let t = e.findLast(({ kind: e, text: t }) => namesItself(e) || stableText(t) !== void 0);
	if (t !== void 0 && B(t.text, t.kind) !== "limit") return namesItself(t.kind) ? {
		kind: "error_matches",
		error_kind: t.kind
	} : {
		kind: "error_matches",
		text: stableText(t.text)
	};
}
function namesItself(e) {
	return e === "timeout" || e === "cancelled" || e === "limit";
}
function stableText(e) {
	let t = qe(e)?.trim().replace(/^Uncaught /, "");
	if (t === void 0) return;
	let n = t.length <= Sr ? t : t.slice(0, Sr).replace(/\S*$/, ""), r = plainest(withoutClass(replaceVariable(n.replaceAll(/[\uE000\uE001]/g, " "), variable)).split(xr)), i = r.findIndex((e) => isWord(e)), a = r.findLastIndex((e) => isWord(e)) + 1, o = r[a]?.startsWith(br) === !0 ? br : "", s = r.slice(Math.max(0, i), a);
	if (!says(s.filter(isLiteral).join(""))) return;
	let [c = ""] = s;
	return s.length === 1 && isClass(c.trim()) && c.trim() === n.trim() ? { $regex: `(?:^|\\.)${source(c.trim())}$` } : s.length === 1 && o === "" ? s[0]?.trim() : { $regex: `${s.map(source).join("")}${o === "" ? "" : "\\d"}`.trim() };
}
function variable(e, t, n) {
	return t === "<text>" && e.length > 40 || t === "<text>" && /^["'`“][A-Za-z_$][\w$.-]{0,60}["'`”]$/.test(e) && !/\d/.test(e) ? e : t === "<number>" ? /^[45]\d\d$/.test(e) && /(?:status|code|http)\W{0,8}$/i.test(n) ? e : br : yr;
}
function withoutClass(e) {
	let t = /^(?:[\w$]+\.)*([A-Z][\w$]*): (.*)$/s.exec(e), [, n = "", r = ""] = t ?? [], i = r.split(xr).filter(isLiteral).join(" ").match(/[A-Za-z]{2,}/g) ?? [];
	return t === null ? e : n === "Error" || n === "Exception" || i.length >= 4 ? r : `${n}: ${r}`;
}
function plainest(e) {
	let t = e.flatMap((e, t) => isLiteral(e) ? [t] : []), letters = (t) => lettersOf(e.slice(t, t + 5).join("")).length, n = t.reduce((e, t) => letters(t) > letters(e) ? t : e, t[0] ?? 0);
	return e.slice(n, n + 5 + 1);
}
function isLiteral(e) {
	return e.trim() !== "" && !xr.test(e);
}
function isWord(e) {
	return isLiteral(e) && /[\p{L}\d]/u.test(e);
}
function lettersOf(e) {
	return e.replaceAll(/\P{L}/gu, "");
}
function says(e) {
	let t = e.toLowerCase().match(/\p{L}+/gu) ?? [], n = /^(?:an?|the|it|error|errors|exception|failed|failure|unknown|internal|unexpected|occurred|agent|run)$/;
	return t.some((e) => e.length > 2 && !n.test(e));
}
function onlyClassOf(e) {
	if (e.kind !== "error_matches" || typeof e.text != "string") return;
	let t = e.text.replace(/:$/, "").trim();
	return isClass(t) ? t : void 0;
}
function isClass(e) {
	return /^(?:[\w$]+\.)*[A-Z][\w$]*(?:Error|Exception|Warning|Failure|Interrupt|Exit)$/.test(e);
}
function source(e) {
	return xr.test(e) ? ".+" : e.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
var yr, br, xr, Sr;
function init_error_signature() {
	return (init_error_signature = e((() => {
		He(), r(), init_mask_text(), yr = "", br = "", xr = /([\uE000\uE001]+)/, Sr = 160;
	})))();
}
// src/core/signatures/feedback-checks.ts
function checksFromFeedback(e, t, n = et()) {
	let r = [
		...e.expected_calls ? [writes(e.expected_calls, t, n)] : [],
		...(e.expected_text ?? []).filter((e) => e.trim() !== "").map((e) => said$2(e)),
		...(e.forbidden_calls ?? []).map(forbidden$1),
		...(e.forbidden_text ?? []).filter((e) => e.trim() !== "").map((e) => unsaid$2(e))
	];
	return {
		signatures: r.filter(({ assertion: e }) => Ut(t, e).outcome === "fail").map(({ signature: e, why: t }) => ({
			check: e,
			why: t
		})),
		assertions: r.map(({ assertion: e }) => e)
	};
}
function writes(e, t, n) {
	let r = expectedWrites$1(e, t, n), i = De(t).map(({ tool: e, args: t }) => ({
		tool: e,
		args: t,
		match: "exact"
	}));
	return {
		assertion: {
			kind: "writes_are",
			calls: r,
			include_failed: !1
		},
		signature: {
			kind: "writes_are",
			calls: i,
			include_failed: !1
		},
		why: `expected ${callsText(r)}, but the run made ${callsText(i)}`
	};
}
function expectedWrites$1(e, t, n = et()) {
	return e.filter(({ tool: e }) => isWrite(e, t, n)).map(wantedCall);
}
function callsText(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) t.set(en(n), (t.get(en(n)) ?? 0) + 1);
	let n = [...t].map(([e, t]) => t === 1 ? e : `${e} ${t} times`), r = n.length > 2 ? [`${n.length - 2} more`] : [];
	return n.length === 0 ? "no write" : [...n.slice(0, 2), ...r].join(", ");
}
function isWrite(e, t, n) {
	let r = t.calls.find((t) => t.tool === e), { effect: i, guessed: a } = r ? {
		effect: r.effect,
		guessed: r.effect_guessed
	} : n(e);
	return i === "write" || a && an(e) === void 0;
}
function said$2(e) {
	return {
		assertion: {
			kind: "output_contains",
			text: e,
			in: "any",
			not: !1
		},
		signature: {
			kind: "output_contains",
			text: e,
			in: "any",
			not: !0
		},
		why: `expected the agent to say ${vn(e, 80)}, but it never did`
	};
}
function unsaid$2(e) {
	return {
		assertion: {
			kind: "output_contains",
			text: e,
			in: "any",
			not: !0
		},
		signature: {
			kind: "output_contains",
			text: e,
			in: "any",
			not: !1
		},
		why: `expected the agent not to say ${vn(e, 80)}, but it did`
	};
}
function forbidden$1(e) {
	return {
		assertion: {
			kind: "tool_not_called",
			...wantedCall(e)
		},
		signature: {
			kind: "tool_called",
			...wantedCall(e)
		},
		why: `expected no call of ${en(wantedCall(e))}, but the run made one`
	};
}
function wantedCall({ tool: e, args: t }) {
	return t === void 0 ? {
		tool: e,
		match: "ignore"
	} : {
		tool: e,
		args: t,
		match: "subset"
	};
}
function init_feedback_checks() {
	return (init_feedback_checks = e((() => {
		E(), a(), $e(), fn(), On();
	})))();
}
// src/core/signatures/run-end.ts
function endsWithoutAnswer({ events: e, status: t }, n) {
	let r = e.findLast((e) => e.type === "tool_call");
	return e.some(asksApproval) ? !0 : r === void 0 ? !1 : n.includes(r.tool_name) || endsRun(r.tool_name) ? !0 : r.hosted === !0 || t !== "error" && !isAnswered$1(e, r);
}
function isAnswered$1(e, t) {
	return e.slice(e.indexOf(t) + 1).filter((e) => e.type === "tool_result").some(({ call_id: e }) => e === void 0 || t.call_id === void 0 || e === t.call_id);
}
function asksApproval(e) {
	return e.type === "other" && /approval[_.]?request|interrupt|requires_action|confirmation_request/i.test(e.name);
}
function endsRun(e) {
	return isHandOver(e) || wr.test(wordsOf$1(e));
}
function isHandOver(e) {
	return Cr.test(wordsOf$1(e));
}
function wordsOf$1(e) {
	return e.slice(0, 100).replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase().replaceAll(/[^a-z0-9]+/g, " ").trim();
}
var Cr, wr;
function init_run_end() {
	return (init_run_end = e((() => {
		Cr = /^(?:transfer|hand|handoff|handover|escalate|route|forward|redirect|delegate|connect|switch)(?: (?:off|over|user|customer|call|chat))* (?:to|human|agent|operator|support|specialist|person|representative)\b|\b(?:human|agent) (?:handoff|handover|takeover|transfer)\b/, wr = /^(?:final (?:answer|result|output|response)|finish|finished|finalize|done|submit|submit (?:final )?(?:answer|result|results|response|solution|report)|complete|complete task|task (?:complete|completed|done)|attempt completion|end (?:conversation|call|session|chat|task|run|turn)|hang up|hangup|return (?:answer|result|output|response)|respond|respond to user|reply to user|answer|ask (?:user|human|question|user question|followup question|clarification)|message user|send message to user|structured output|exit|exit plan mode|terminate)$/;
	})))();
}
// src/core/signatures/detect-signatures.ts
function detectSignatures(e, t, n) {
	let r = Xt(t, n.terminal_tools), i = loopSignature$1(r);
	return [
		...statusSignature$1(r),
		...i.length > 0 ? i : limitSignature(r),
		...noOutputSignature$1(e, r, n),
		...ignoredErrorSignature$1(e, r, n),
		...e.feedback ? checksFromFeedback(e.feedback, r, n.effects).signatures : []
	].filter(({ check: e }) => Ut(r, e, n).outcome === "pass").map((e) => ({
		...e,
		needs_anchor: Ut(ze(), e.check, n).outcome === "pass"
	}));
}
function statusSignature$1(e) {
	let t = e.errors.length > 0 && e.errors.every(({ text: e }) => e === "the last answer of the model is empty");
	if (e.status !== "error" || t) return [];
	let n = e.errors.at(-1), r = n ? `the run ended with an error: ${n.text}` : "the run ended with an error", i = errorSignature(e);
	return [{
		check: {
			kind: "status_is",
			status: "error"
		},
		why: r
	}, ...i ? [{
		check: i,
		why: r
	}] : []];
}
function limitSignature(e) {
	let t = e.errors.find(({ kind: e }) => e === "limit");
	return t ? [{
		check: {
			kind: "error_matches",
			error_kind: "limit"
		},
		why: `the run stopped at a limit: ${t.text}`
	}] : [];
}
function loopSignature$1(e) {
	let [t, n] = [...Rn(e)].reduce((e, t) => t[1] > e[1] ? t : e, ["", 0]);
	if (n >= Er && e.status === "error") return [{
		check: {
			kind: "min_tool_calls",
			tool: t,
			count: n
		},
		why: `${t} was called ${Dn(n, "time")}`
	}];
	let r = nt(e, { unchanged: !0 });
	if (!r || r.call.output === void 0 && r.call.error === void 0 || r.count < Tr || leftLoop(e, r.call)) return [];
	let { call: i, count: a } = r;
	return [{
		check: {
			kind: "repeated_call",
			tool: i.tool,
			times: a,
			unchanged: !0,
			not: !1
		},
		why: `${i.tool} was called ${Dn(a, "time")} with the same arguments, and answered the same each time`
	}];
}
function leftLoop({ status: e, calls: t }, { tool: n, args: r }) {
	if (e === "error") return !1;
	let i = t.findLastIndex((e) => e.tool === n && Vt(e.args, r));
	return t.slice(i + 1).some((e) => e.tool === n && e.error === void 0);
}
function noOutputSignature$1(e, t, { terminal_tools: n }) {
	return t.final_output !== void 0 || !Wt(e) || endsWithoutAnswer(e, n) ? [] : [{
		check: {
			kind: "final_output_exists",
			exists: !1
		},
		why: "the run ended without an answer"
	}];
}
function ignoredErrorSignature$1(e, t, { terminal_tools: r }) {
	if (t.status === "error" || t.final_output === void 0 || endsWithoutAnswer(e, r)) return [];
	let i = t.calls.findLast((e, r) => !n(t, r) || Or.test(e.error?.message ?? "") ? !1 : qt(t, e).every((e) => !Dr.test(e) && !Ft(e)));
	return i?.error ? [{
		check: {
			kind: "error_ignored",
			tool: i.tool,
			not: !1
		},
		why: ft(i)
	}] : [];
}
var Tr, Er, Dr, Or;
function init_detect_signatures() {
	return (init_detect_signatures = e((() => {
		xt(), Nn(), E(), $t(), Nt(), Rt(), Ze(), init_error_signature(), init_feedback_checks(), init_run_end(), Tr = 3, Er = 5, Dr = /\b(?:not?|none|nothing|never|without|however|but|although|instead|only|unless|already|invalid|missing|denied|declined|rejected|expired|locked|nicht|kein\w*|nie|aber|jedoch|stattdessen|pas|aucun\w*|mais|ningun\w*|pero|nessun\w*|però|nenhum\w*|mas|geen|maar)\b|n['’]t\b/i, Or = /^\W*(?:process |command )?(?:exit(?:ed)?|return(?:ed)?|status)?(?: with)? ?(?:code|status|value)?\W*-?\d{1,3}\W*$/i;
	})))();
}
// src/core/fingerprint/failure-parts.ts
function signatureNames(e) {
	let t = e.map((e) => [e.kind, ...[...new Set(toolsOf$1(e))].toSorted()].join(" "));
	return [...new Set(t)].toSorted();
}
function toolsOf$1(e) {
	return e.kind === "writes_are" ? e.calls.map((e) => e.tool) : e.kind === "tool_sequence" ? e.calls.flatMap((e) => "group" in e ? e.group : [e]).map((e) => e.tool) : "tool" in e && e.tool !== void 0 ? [e.tool] : [];
}
// src/core/fingerprint/v1-fingerprint.ts
function v1Fingerprints(e) {
	let { trace: t, hash: n } = e, r = Ot(t), i = r && {
		agent: t.agent?.name ?? null,
		failure: "provider",
		error: r.fault
	};
	return [...i ? [i] : [], ownParts(e)].map((e) => idOf$6(e, n));
}
function ownParts({ trace: e, run: t, signatures: n }) {
	let r = t.errors.find((e) => e.text !== "")?.text ?? (t.calls.at(-1)?.error?.message || void 0), i = {
		agent: e.agent?.name ?? null,
		failure: failureKind(e, t),
		signatures: signatureNames(n.filter((e) => !namesError$1(e, t))),
		error: r === void 0 ? null : maskText(r)
	};
	return i.error || Object.assign(i, quietParts(e, t)), i;
}
function idOf$6(e, t) {
	return `v1:${t(q(e)).slice(0, 16)}`;
}
function namesError$1(e, { status: t }) {
	return e.kind === "error_matches" && e.error_kind !== "limit" && t === "error";
}
function quietParts(e, t) {
	let n = t.calls.at(-1)?.tool;
	return {
		input: inputShape(e),
		last_tool: n ?? null,
		last_tool_calls: t.calls.filter((e) => e.tool === n).length
	};
}
function failureKind(e, t) {
	let n = t.errors[0]?.kind;
	return n === void 0 ? t.status === "error" ? "error" : e.feedback?.rating === "bad" ? "feedback" : "unknown" : n;
}
function inputShape(e) {
	let t = [];
	for (let n of e.events) {
		if (n.type !== "input_message") continue;
		let e = (typeof n.content == "string" ? n.content : q(n.content)).split(/\s+/).length;
		if (t.push(`${n.role} ${contentKind(n.content)} 2^${Math.round(Math.log2(e))}`), t.length === 4) break;
	}
	return t.join(", ");
}
function contentKind(e) {
	return Array.isArray(e) ? "parts" : e === null ? "null" : typeof e;
}
function init_v1_fingerprint() {
	return (init_v1_fingerprint = e((() => {
		ye(), init_mask_text();
	})))();
}
// src/core/fingerprint/v1-signatures.ts
function v1Signatures(e, t, n) {
	let r = Xt(t, n.terminal_tools), i = e.feedback ? checksFromFeedback(e.feedback, r, n.effects).signatures : [], a = loopSignature(r, r.status === "error" || e.feedback?.rating === "bad" && i.length === 0), o = r.errors.some(({ kind: e }) => e === "limit");
	return [
		...statusSignature(r),
		...a.length > 0 || !o ? a : [{
			kind: "error_matches",
			error_kind: "limit"
		}],
		...Wt(e) ? noOutputSignature(r, n) : [],
		...ignoredErrorSignature(r),
		...i.map(({ check: e }) => e)
	];
}
function statusSignature(e) {
	let t = e.errors.length > 0 && e.errors.every(({ text: e }) => e === "the last answer of the model is empty");
	return e.status !== "error" || t ? [] : [{
		kind: "status_is",
		status: "error"
	}];
}
function loopSignature(e, t) {
	let n = nt(e), [r, i] = [...Rn(e)].reduce((e, t) => t[1] > e[1] ? t : e, ["", 0]), a = n !== void 0 && n.count >= 3;
	return i >= 5 && (t || a && n.call.tool === r) ? [{
		kind: "min_tool_calls",
		tool: r,
		count: i
	}] : a ? [{
		kind: "repeated_call",
		tool: n.call.tool,
		times: n.count,
		unchanged: !1,
		not: !1
	}] : [];
}
function noOutputSignature(e, { terminal_tools: t }) {
	let n = e.calls.at(-1);
	return e.final_output !== void 0 || n && t.includes(n.tool) ? [] : [{
		kind: "final_output_exists",
		exists: !1
	}];
}
function ignoredErrorSignature(e) {
	return e.status === "error" || e.final_output === void 0 || kr.test(le(e.final_output)) || !e.calls.some(({ tool: t, error: n }, r) => n !== void 0 && !e.calls.slice(r + 1).some((e) => e.tool === t && e.error === void 0)) ? [] : [{
		kind: "error_matches",
		error_kind: "tool"
	}, {
		kind: "output_matches",
		pattern: "ignored",
		flags: "i",
		in: "final",
		not: !0
	}];
}
var kr;
function init_v1_signatures() {
	return (init_v1_signatures = e((() => {
		xt(), Nn(), Rt(), Ze(), Kt(), init_detect_signatures(), init_feedback_checks(), kr = /error|fail|unable|could ?n.t|could not|can ?not|can.t|sorry|apolog|unfortunately|not (?:available|found|possible|able)|issue|problem|try again/i;
	})))();
}
// src/core/fingerprint/fingerprint.ts
function fingerprint(e) {
	let { trace: t, run: n, added: r = [], stored: i, hash: a } = e, o = e.detected ?? detectSignatures(t, n, e).map(({ check: e }) => e), s = partsOf$3(e, o), c = v1Signatures(t, n, e), l = [[...c, ...r], ...i ? [i, [...c, ...without$2(i, o)]] : []].flatMap((e) => v1Fingerprints({
		trace: t,
		run: n,
		signatures: e,
		hash: a
	}));
	return {
		id: `v2:${a(q(s)).slice(0, 16)}`,
		aliases: [...new Set(l)],
		parts: s
	};
}
function without$2(e, t) {
	let n = new Set(t.map((e) => JSON.stringify(e)));
	return e.filter((e) => !n.has(JSON.stringify(e)));
}
function partsOf$3(e, t) {
	let { trace: n, run: r, added: i = [], statements: a = [] } = e, o = n.agent?.name ?? null, s = Ot(n);
	if (s) return {
		agent: o,
		failure: "provider",
		error: s.fault
	};
	let c = signatureNames([...t, ...i].filter((e) => !namesError(e, r) && !isAside$1(e, t)).map(oneLoop)), l = errorText$1(r), u = missingWrites$1(e, t);
	return {
		agent: o,
		failure: r.errors[0]?.kind ?? (r.status === "error" ? "error" : "quiet"),
		signatures: c,
		...J({
			error: l && maskText(l),
			missing: xn(u)
		}),
		...l === void 0 && c.length === 0 ? unnamedParts(r, a) : {}
	};
}
function isAside$1({ kind: e }, t) {
	return e !== "repeated_call" && e !== "min_tool_calls" ? !1 : t.some((e) => [
		"writes_are",
		"output_contains",
		"tool_called"
	].includes(e.kind));
}
function namesError(e, { status: t }) {
	return e.kind === "error_matches" && e.error_kind !== "limit" && t === "error";
}
function oneLoop(e) {
	return e.kind === "min_tool_calls" ? {
		kind: "repeated_call",
		times: 0,
		unchanged: !0,
		not: !1,
		...J({ tool: e.tool })
	} : e;
}
function errorText$1({ errors: e, status: t, calls: n }) {
	return e.find((e) => e.text !== "")?.text ?? (t === "error" && n.at(-1)?.error?.message || void 0);
}
function missingWrites$1({ trace: e, run: t, effects: n }, r) {
	if (!r.some(({ kind: e }) => e === "writes_are")) return [];
	let i = new Set(De(t).map(({ tool: e }) => e)), a = expectedWrites$1(e.feedback?.expected_calls ?? [], t, n);
	return [...new Set(a.map(({ tool: e }) => e).filter((e) => !i.has(e)))].toSorted();
}
function unnamedParts(e, t) {
	let n = [...new Set(De(e).map(({ tool: e }) => e))].toSorted();
	return {
		...n.length > 0 ? { writes: n } : { last_tool: e.calls.at(-1)?.tool ?? null },
		...J({ statements: t.length > 0 ? t.map((e) => maskText(e)) : void 0 })
	};
}
function init_fingerprint() {
	return (init_fingerprint = e((() => {
		$e(), ye(), init_detect_signatures(), init_feedback_checks(), init_mask_text(), init_v1_fingerprint(), init_v1_signatures();
	})))();
}
// src/core/lint/last-part.ts
function lastPart(e) {
	return e.split(/[\\/]/).findLast((e) => e !== "" && e !== ".") ?? e;
}
// src/core/rehearsal/control-tag.ts
var Ar;
function init_control_tag() {
	return (init_control_tag = e((() => {
		Ar = "control";
	})))();
}
// src/core/lint/lint-problem.ts
function lintError(e, t, n = {}) {
	return problem("error", e, t, n);
}
function lintWarning(e, t, n = {}) {
	return problem("warning", e, t, n);
}
function problem(e, t, n, r) {
	let { file: i = "case.yaml", line: a, hint: o, fixable: s = !1 } = r;
	return {
		code: t,
		level: e,
		message: n,
		file: i,
		...J({
			line: a,
			hint: o
		}),
		fixable: s
	};
}
function init_lint_problem() {
	return (init_lint_problem = e((() => {})))();
}
// src/core/lint/lint-checks.ts
function lintChecks(e) {
	let t = [
		...lintSignatures(e),
		...lintAssertions(e),
		...lintForms(e),
		...lintToolNames(e)
	];
	return isSoundControl(e) ? t.filter(({ code: e }) => !jr.has(e)) : t;
}
function isSoundControl({ run: e, case: { tags: t, assertions: n }, terminal_tools: r }) {
	return t.includes("control") && e !== void 0 && re(e, n, { terminal_tools: r });
}
function lintSignatures(e) {
	let { run: t, reading: n } = e, { signatures: r, replay: i } = e.case, a = r.flatMap((r, i) => {
		if (!t) return [];
		let { outcome: a, unseen: o, message: s } = Ut(t, r, { terminal_tools: e.terminal_tools });
		if (a === "pass") return [];
		let c = a === "needs_human" ? `cannot be decided ${o ? `on the source trace: ${s}` : "without a person"}` : `does not hold on the source trace: ${s}`;
		return [lintError("signature_not_on_source", `signatures[${i}] (${O(r)}) ${c}`, {
			line: n.lineOf(["signatures", i]),
			hint: "a signature must hold in the failed run; correct it or remove it"
		})];
	});
	return hn(ze(), r) && i.demand === void 0 && a.push(lintError("signatures_on_empty_run", "the signatures hold on a run in which nothing happened", {
		line: n.lineOf(["signatures"]),
		hint: "add one that only a real run shows, e.g. tool_called with the last tool, or final_output_exists: true"
	})), [...a, ...lintAnyCrash(e)];
}
function lintAnyCrash({ case: { signatures: e }, run: t, reading: n, onBase: r }) {
	if (!u(e)) return [];
	let i = t && errorSignature(t), a = i === void 0 ? "tool_called with the last tool" : JSON.stringify(me(i, "signatures"));
	return [(r ? lintWarning : lintError)("signatures_on_any_crash", "the signatures hold on a run that died of any other error, a missing key for example", {
		line: n.lineOf(["signatures"]),
		hint: `add one that names this failure: ${a}`
	})];
}
function lintAssertions(e) {
	let { assertions: t } = e.case, { run: n, reading: r } = e, i = r.lineOf(["assertions"]), a = [];
	return t.some(({ kind: e }) => e !== "semantic") || a.push(lintWarning("nothing_decided", "all assertions are semantic, so no replay can be called fixed without a review or a judge", {
		line: i,
		hint: "add one that a replay can decide, e.g. status_is: success or writes_are"
	})), re(ze(), t) && a.push(lintError("assertions_on_empty_run", "a run in which nothing happened passes the assertions", {
		line: i,
		hint: "add one that needs a real run, e.g. final_output_exists: true or tool_called"
	})), n && re(n, t, { terminal_tools: e.terminal_tools }) ? a.push(lintError("assertions_on_source", "the source trace passes the assertions, so the failed run would count as fixed", {
		line: i,
		hint: "add an assertion that the failed run breaks"
	})) : n && a.push(...passingOnes(e)), a;
}
function passingOnes({ case: { assertions: e }, run: t, reading: n, terminal_tools: r }) {
	let i = { terminal_tools: r };
	return e.flatMap((e, r) => !t || Ut(t, e, i).outcome !== "pass" || Ut(ze(), e).outcome === "fail" || "not" in e && e.not && e.kind !== "output_contains" ? [] : [lintWarning("assertion_on_source", `assertions[${r}] (${O(e)}) passes on the source trace`, {
		line: n.lineOf(["assertions", r]),
		hint: "keep it only if a fix could break it"
	})]);
}
function lintForms({ case: e, reading: t }) {
	return ["signatures", "assertions"].flatMap((n) => {
		let r = M(t.value) ? t.value[n] : void 0;
		return Array.isArray(r) ? e[n].flatMap((e, i) => Vt(r[i] ?? null, me(e, n)) ? [] : [lintWarning("short_form", `${n}[${i}] can be written as ${JSON.stringify(me(e, n)).slice(0, 120)}`, {
			line: t.lineOf([n, i]),
			hint: "replaykit lint --fix",
			fixable: !0
		})]) : [];
	});
}
function lintToolNames({ case: e, run: t, tools: n, reading: r, effects: i }) {
	if (!t || !n) return [];
	let a = [
		...t.calls.map(({ tool: e }) => e),
		...n.calls.map(({ tool: e }) => e),
		...Object.keys(n.static)
	];
	return ["signatures", "assertions"].flatMap((t) => e[t].flatMap((e, n) => toolsOf(e).filter((e) => !a.includes(e) && i(e).guessed).map((e) => lintWarning("unknown_tool", `${t}[${n}] names the tool ${JSON.stringify(e)}, which the trace and the fixtures do not know`, {
		line: r.lineOf([t, n]),
		hint: "correct the name, or say under effects what the tool does"
	}))));
}
function toolsOf(e) {
	return e.kind === "tool_sequence" ? e.calls.flatMap((e) => "group" in e ? e.group.map(({ tool: e }) => e) : [e.tool]) : e.kind === "writes_are" ? e.calls.map(({ tool: e }) => e) : "tool" in e && e.tool !== void 0 ? [e.tool] : [];
}
var jr;
function init_lint_checks() {
	return (init_lint_checks = e((() => {
		E(), Oe(), Nt(), Se(), Ve(), init_control_tag(), init_error_signature(), init_lint_problem(), jr = /* @__PURE__ */ new Set([
			"signature_not_on_source",
			"signatures_on_any_crash",
			"assertions_on_source",
			"assertion_on_source"
		]);
	})))();
}
// src/core/fixtures/sort-fixtures.ts
function sortFixtures(e, t) {
	return {
		...e,
		calls: sortedCalls(e.calls, t)
	};
}
function isSorted(e, t) {
	return sortedCalls(e.calls, t).every((t, n) => t === e.calls[n]);
}
function sortedCalls(e, t) {
	let n = [...new Set(e.flatMap(({ source: e }) => e ? [e.run_id] : []))], rank = ({ source: e }) => e ? e.run_id === t ? -1 : n.indexOf(e.run_id) : n.length;
	return e.toSorted((e, t) => rank(e) - rank(t) || (e.source?.index ?? 0) - (t.source?.index ?? 0));
}
// src/core/lint/lint-fixtures.ts
function lintFixtures(e) {
	let { tools: t, trace: n } = e;
	if (!t) return [];
	let r = t.calls.flatMap((t, n) => [...lintAnswer(t, n), ...lintSource(t, n, e)]), i = [...new Set(t.calls.filter((e) => e.stale === !0).map(({ tool: e }) => e))];
	for (let e of i) r.push(lintWarning("stale_fixture", `recordings of ${e} are stale: the tool's schema changed since`, {
		file: Mr,
		hint: "replaykit case fixtures refresh <case>"
	}));
	return t.apart !== void 0 && t.apart.length > 0 && r.push(lintWarning("contradicting_fixture", `${Dn(t.apart.length, "recording")} of other runs ${t.apart.length === 1 ? "contradicts" : "contradict"} those that are served`, {
		file: Mr,
		hint: "look at `apart` in fixtures/tools.json: keep what is true, remove the rest"
	})), isSorted(t, n?.run_id) || r.push(lintWarning("fixtures_unsorted", "recordings are not in the order of their source", {
		file: Mr,
		hint: "replaykit lint --fix",
		fixable: !0
	})), r;
}
function lintAnswer({ tool: e, output: t, error: n }, r) {
	return Ue(n) || t === void 0 != (n === void 0) ? [] : [lintError("invalid_fixture", `calls[${r}] (${e}) has ${t === void 0 ? "neither output nor error" : "both output and error"}; expected one of them`, {
		file: Mr,
		hint: "keep what the tool answered"
	})];
}
function lintSource({ tool: e, args: t, source: n }, r, { trace: i, run: a }) {
	if (!n || !i || !a || n.run_id !== i.run_id) return [];
	let o = a.calls[n.index];
	if (o && o.tool === e && Vt(o.args, t)) return [];
	let s = o ? `which calls ${o.tool}${o.tool === e ? " with other arguments" : ""}` : "which the trace does not have";
	return [lintError("unknown_fixture", `calls[${r}] (${e}) says that it is call ${n.index} of the source trace, ${s}`, {
		file: Mr,
		hint: "remove `source` if it was written by hand, or scaffold the case again"
	})];
}
var Mr;
function init_lint_fixtures() {
	return (init_lint_fixtures = e((() => {
		Nn(), Nt(), Je(), init_lint_problem(), Mr = "fixtures/tools.json";
	})))();
}
// src/core/lint/lint-head.ts
function lintHead(e) {
	return [
		...lintId(e),
		...lintInput(e),
		...lintQuarantine(e),
		...lintReviews(e),
		...lintEffects(e)
	];
}
function lintId({ case: { id: e }, folderName: t, reading: n }) {
	return e === t ? [] : [lintError("id_mismatch", `id is ${e}, but the folder is ${JSON.stringify(t)}`, {
		line: n.lineOf(["id"]),
		hint: "rename one of the two; `replaykit lint --fix` uses the folder's name",
		fixable: /^[a-z0-9](?:[a-z0-9-]{0,56}[a-z0-9])?$/.test(t)
	})];
}
function lintInput({ case: { scenario: e }, reading: t }) {
	return e.input.length > 0 || Object.keys(e.context).length > 0 ? [] : [lintWarning("no_input", "scenario.input is empty, so the agent is given nothing", {
		line: t.lineOf(["scenario"]),
		hint: "write the messages that the agent answers"
	})];
}
function lintQuarantine({ case: { state: e, quarantine: t }, reading: n, today: r }) {
	let i = n.lineOf(t === void 0 ? ["state"] : ["quarantine"]);
	if (e !== "quarantined") return t === void 0 ? [] : [lintWarning("quarantine_unused", `state is ${e}, so quarantine has no effect`, {
		line: i,
		hint: "remove quarantine"
	})];
	let a = ["owner", "reason"].filter((e) => (t?.[e] ?? "").trim() === "");
	return t === void 0 || a.length > 0 ? [lintError("quarantine_incomplete", `state is quarantined, but quarantine lacks ${t === void 0 ? "owner, reason and until" : a.join(" and ")}`, {
		line: i,
		hint: "quarantine: { owner: …, reason: …, until: 2026-12-31 }"
	})] : t.until >= r ? [] : [lintError("quarantine_expired", `quarantine ended on ${t.until}`, {
		line: n.lineOf(["quarantine", "until"]),
		hint: `ask ${t.owner}: fix it and set state: open or guard, or give a new date`
	})];
}
function lintReviews({ case: { reviews: e, assertions: t }, reading: n }) {
	let r = new Set(t.flatMap((e) => e.kind === "semantic" ? [e.statement] : []));
	return e.flatMap(({ assertion: e }, t) => r.has(e) ? [] : [lintWarning("review_unknown", `reviews[${t}] is about ${JSON.stringify(e.slice(0, 80))}, which no semantic assertion says`, {
		line: n.lineOf(["reviews", t]),
		hint: "repeat the assertion's sentence"
	})]);
}
function guessedEffects({ reading: e, run: t, effects: n }) {
	return {
		marked: (M(e.value) && M(e.value.effects) ? Object.keys(e.value.effects) : []).filter((t) => ve(e.document, ["effects", t])?.includes("guessed")),
		called: [...new Set(t?.calls.map(({ tool: e }) => e))].filter((e) => n(e).guessed)
	};
}
function lintEffects(e) {
	let { reading: t, effects: n } = e, { marked: r, called: i } = guessedEffects(e);
	return [...r, ...i].map((e) => lintWarning("effect_guessed", `the effect of ${e} is guessed to be ${n(e).effect}`, {
		line: t.lineOf(["effects", e]),
		hint: r.includes(e) ? "correct it if needed, and remove the comment" : "say what it does under effects, in replaykit.yaml or here: pure, read or write"
	}));
}
function init_lint_head() {
	return (init_lint_head = e((() => {
		Dt(), init_lint_problem();
	})))();
}
// src/core/lint/lint-idle.ts
function lintIdle(e) {
	let { weak: t = !1, weak_reason: n = "" } = e.case;
	if (t) return n.trim() === "" ? [withoutReason(e)] : lintNeedless(e);
	let { assertions: r } = e.case, i = r.some(ke) ? void 0 : passing(e);
	return i === void 0 ? [] : [onIdleRun(e, i)];
}
function passing({ run: e, case: { assertions: t }, terminal_tools: n }) {
	return e && ie({
		assertions: t,
		source: e,
		terminal_tools: n
	});
}
function onIdleRun({ reading: e, onBase: t }, n) {
	return (t ? lintWarning : lintError)("assertions_on_idle_run", `an agent that calls nothing and answers ${vn(n, 60)} passes the assertions`, {
		line: e.lineOf(["assertions"]),
		hint: "assert what only work can give: a write in writes_are, a fact from a tool in output_contains, a call that a right run cannot do without in tool_called, or a semantic sentence; if there is none, set weak: true with a weak_reason"
	});
}
function withoutReason({ reading: e }) {
	return lintError("weak_without_reason", "weak is true, but weak_reason does not say why nothing better can be asserted", {
		line: e.lineOf(["weak"]),
		hint: "weak_reason: a right run writes nothing and says so in its own words"
	});
}
function lintNeedless(e) {
	let { run: t, reading: n } = e;
	return !t || passing(e) !== void 0 ? [] : [lintWarning("weak_needless", "weak is true, but no run without calls passes the assertions", {
		line: n.lineOf(["weak"]),
		hint: "remove weak and weak_reason"
	})];
}
function init_lint_idle() {
	return (init_lint_idle = e((() => {
		On(), ue(), init_lint_problem();
	})))();
}
// src/core/lint/lint-replay-rules.ts
function toolModes({ case: { replay: e } }) {
	let { tools: t } = e;
	if (typeof t == "string") return {
		byName: [],
		others: t
	};
	let { default: n = "fixtures", ...r } = t;
	return {
		byName: Object.entries(r),
		others: n
	};
}
function lintReplayRules(e) {
	return [
		...lintLive(e),
		...lintNamedTools(e),
		...lintStatic(e),
		...lintModel(e)
	];
}
function lintLive(e) {
	let { reading: t, effects: n } = e, { byName: r, others: i } = toolModes(e), a = [];
	i === "live" && a.push(lintError("live_not_named", "replay.tools is live for all tools; live is only for reads, by name", {
		line: t.lineOf(["replay", "tools"]),
		hint: "replay: { tools: { search_docs: live } }"
	}));
	for (let [e, i] of r) {
		if (i !== "live") continue;
		let { effect: r, guessed: o } = n(e), s = t.lineOf([
			"replay",
			"tools",
			e
		]);
		r === "write" ? a.push(lintError("write_live", `replay.tools.${e} is live, but ${e} is a write${o ? " (guessed)" : ""}`, {
			line: s,
			hint: `writes never run; use fixtures, or set effects: { ${e}: read } if it only reads`
		})) : o && a.push(lintError("live_guessed", `replay.tools.${e} is live, but that it is a ${r} is only guessed`, {
			line: s,
			hint: `set effects: { ${e}: read } if it only reads`
		}));
	}
	return a;
}
function lintNamedTools(e) {
	let { run: t, tools: n, reading: r, effects: i, case: a } = e;
	if (!t || !n) return [];
	let o = /* @__PURE__ */ new Set([
		...t.calls.map(({ tool: e }) => e),
		...n.calls.map(({ tool: e }) => e),
		...Object.keys(n.static)
	]);
	return [...toolModes(e).byName.map(([e]) => ({
		tool: e,
		path: [
			"replay",
			"tools",
			e
		]
	})), ...Object.keys(a.replay.match.tools).map((e) => ({
		tool: e,
		path: [
			"replay",
			"match",
			"tools",
			e
		]
	}))].filter(({ tool: e }) => !o.has(e) && i(e).guessed).map(({ path: e }) => lintWarning("unknown_tool", `${e.join(".")} names a tool that the trace and the fixtures do not know`, {
		line: r.lineOf(e),
		hint: "correct the name, or say under effects what the tool does"
	}));
}
function lintStatic(e) {
	let { tools: t, reading: n } = e;
	return toolModes(e).byName.filter(([e, n]) => n === "static" && t !== void 0 && !Object.hasOwn(t.static, e)).map(([e]) => lintError("missing_static", `replay.tools.${e} is static, but fixtures/tools.json has no static answer for it`, {
		line: n.lineOf([
			"replay",
			"tools",
			e
		]),
		hint: `add "static": { ${JSON.stringify(e)}: { "output": … } } to fixtures/tools.json`
	}));
}
function lintModel({ case: { replay: e }, model: t, reading: n }) {
	return e.model === void 0 || e.model === "live" || t !== void 0 ? [] : [lintError("missing_model", `replay.model is ${e.model}, but fixtures/model.json is missing`, {
		line: n.lineOf(["replay", "model"]),
		hint: "record the model with the gateway, or set replay: { model: live }"
	})];
}
function init_lint_replay_rules() {
	return (init_lint_replay_rules = e((() => {
		init_lint_problem();
	})))();
}
// src/core/lint/lint-secrets.ts
function lintSecrets(e, t) {
	let n = {
		rules: t?.redact.rules ?? [],
		allow: t?.redact.allow ?? []
	};
	return In.flatMap((t) => {
		let r = e[t];
		return r === void 0 ? [] : partsOf$2(t, r).flatMap(({ value: e, lineOf: r }) => Gt(e, n).map(({ rule: e, pointer: n }) => lintError("secret", `${t} has a secret (${e})${n === "" ? "" : ` at ${n}`}`, {
			file: t,
			line: r?.(n),
			hint: "scaffold the case again so that it is redacted, or allow the value by name under redact: { allow: […] } in replaykit.yaml"
		})));
	});
}
function partsOf$2(e, t) {
	try {
		return e.endsWith(".json") ? [{ value: En(t, { name: e }) }] : e === "case.yaml" ? yamlParts(t) : [{ value: t }];
	} catch (e) {
		if (e instanceof Y) return [{ value: t }];
		throw e;
	}
}
function yamlParts(e) {
	let { value: t, lineOf: n } = at(e, "case.yaml"), r = (e.match(/(?<=^|\s)#.*$/gm) ?? []).join("\n");
	return [{
		value: t,
		lineOf: (e) => n(pathOf$1(e))
	}, { value: r }];
}
function pathOf$1(e) {
	return (dt(e) ?? []).map((e) => /^\d+$/.test(e) ? Number(e) : e);
}
function init_lint_secrets() {
	return (init_lint_secrets = e((() => {
		nn(), K(), wn(), ce(), Pn(), wt(), init_lint_problem();
	})))();
}
// src/core/lint/fix-case.ts
function fixCase({ files: e, folder: t }) {
	let n = lastPart(t), r = [];
	return {
		files: [
			fixVersions,
			fixYaml,
			fixOrder
		].reduce((e, t) => attempt(e, n, r, t), e),
		fixed: r
	};
}
function attempt(e, t, n, r) {
	try {
		let i = r(e, t);
		return n.push(...i.fixed), i.files;
	} catch (t) {
		if (t instanceof Y) return e;
		throw t;
	}
}
function fixVersions(e, t) {
	let { files: n, changes: r } = Be(e, t);
	return {
		files: n,
		fixed: r.map((e) => `version: ${e}`)
	};
}
function fixYaml(e, t) {
	let n = e["case.yaml"];
	if (n === void 0) return {
		files: e,
		fixed: []
	};
	let { value: r } = Tt(n, "case.yaml");
	if (!M(r)) return {
		files: e,
		fixed: []
	};
	let i = [...idChanges(r.id, t), ...titleChanges(r, t)];
	for (let e of ["signatures", "assertions"]) i.push(...formChanges(r[e], e));
	return i.length === 0 ? {
		files: e,
		fixed: []
	} : {
		files: {
			...e,
			"case.yaml": Lt(n, i)
		},
		fixed: i.map(({ said: e }) => e)
	};
}
function idChanges(e, t) {
	return e === t || !Mn.safeParse(t).success ? [] : [{
		path: ["id"],
		value: t,
		said: `id: ${t}`
	}];
}
function titleChanges({ title: e, id: t }, n) {
	if (typeof e == "string" && e !== "") return [];
	let r = (typeof t == "string" && t !== "" ? t : n).replaceAll("-", " ").slice(0, 200);
	return [{
		path: ["title"],
		value: r,
		said: `title: ${r}`
	}];
}
function formChanges(e, t) {
	return Array.isArray(e) ? e.flatMap((e, n) => {
		let r = Mt(e, t);
		if (!r.ok) return [];
		let i = me(r.check, t);
		return Vt(e, i) ? [] : [{
			path: [t, n],
			value: i,
			said: `${t}[${n}]: written in its short form`
		}];
	}) : [];
}
function fixOrder(e) {
	let t = e["fixtures/tools.json"], n = e["source-trace.json"];
	if (t === void 0) return {
		files: e,
		fixed: []
	};
	let r = Fe(t, "fixtures/tools.json"), i = n === void 0 ? void 0 : sn(n, "source-trace.json").run_id;
	if (isSorted(r, i)) return {
		files: e,
		fixed: []
	};
	let a = Bt(sortFixtures(r, i));
	return {
		files: {
			...e,
			"fixtures/tools.json": a
		},
		fixed: ["fixtures/tools.json: recordings in the order of their source"]
	};
}
function init_fix_case() {
	return (init_fix_case = e((() => {
		Qt(), Dt(), Yt(), K(), Se(), Nt(), l(), Me(), ut(), Pn();
	})))();
}
// src/core/lint/lint-case.ts
function lintCase(e) {
	let t = [...lintFiles(e.files), ...lintSecrets(e.files, e.config)], n = readable(t, "case.yaml", e.files["case.yaml"], Tt), r = readable(t, "source-trace.json", e.files["source-trace.json"], sn), i = readable(t, "fixtures/tools.json", e.files["fixtures/tools.json"], Fe), a = readable(t, "fixtures/model.json", e.files["fixtures/model.json"], p);
	if (n) {
		let o = lastPart(e.folder);
		t.push(...lintReading(n, {
			folderName: o,
			onBase: e.onBase === !0
		}));
		let s = et(n.case?.effects, e.config?.effects), c = r && Ke(r, s);
		if (n.case) {
			let { today: l, onBase: u = !1 } = e, d = n.case.terminal_tools ?? e.config?.terminal_tools ?? [], f = {
				trace: r,
				run: c,
				tools: i,
				model: a
			}, p = {
				case: n.case,
				reading: n,
				folderName: o,
				today: l,
				onBase: u,
				effects: s,
				terminal_tools: d,
				...f
			}, m = [
				lintHead,
				lintChecks,
				lintIdle,
				lintReplayRules,
				lintFixtures
			];
			t.push(...m.flatMap((e) => e(p)));
		}
	}
	return [...t.filter(({ level: e }) => e === "error"), ...t.filter(({ level: e }) => e === "warning")];
}
function lintFiles(e) {
	let t = [
		"case.yaml",
		"source-trace.json",
		"fixtures/tools.json"
	].filter((t) => e[t] === void 0), n = In, r = Object.keys(e).filter((e) => !n.includes(e));
	return [...t.map((e) => lintError("file_missing", `${e} is missing`, {
		file: e,
		hint: "restore it from git, or scaffold the case again"
	})), ...r.map((e) => lintError("unknown_file", `${e} does not belong to a case; expected only ${In.join(", ")}`, {
		file: e,
		hint: "move it out of the case folder"
	}))];
}
function readable(e, t, n, r) {
	if (n !== void 0) try {
		return r(n, t);
	} catch (n) {
		if (!(n instanceof Y)) throw n;
		let r = /^[^\n:]+:(\d+)/.exec(n.message)?.[1];
		e.push(lintError("invalid_file", n.message, {
			file: t,
			line: r === void 0 ? void 0 : Number(r),
			...J({ hint: n.hint })
		}));
		return;
	}
}
function lintReading(e, { folderName: t, onBase: n }) {
	let r = e.problems.map(({ message: e, line: n, path: r }) => lintError("invalid_case", e, {
		line: n,
		hint: "`replaykit schema case` prints what case.yaml may hold",
		fixable: isFixable(r, t)
	}));
	e.version < 1 && r.push(lintWarning("old_version", `version is ${e.version}; the current one is 1`, {
		line: 1,
		hint: "replaykit lint --fix, or replaykit case migrate",
		fixable: !0
	})), r.push(...lintUnknownKeys(e, n));
	for (let { path: t, message: n } of M(e.value) ? Pe(e.value) : []) r.push(lintWarning("bare_duration", n, { line: e.lineOf(t) }));
	return r;
}
function lintUnknownKeys({ unknownKeys: e, lineOf: t }, n) {
	return e.map(({ path: e, nearest: r }) => {
		let i = String(e.at(-1)), a = [r, e.length === 1 ? bn(i, Object.keys(yt.shape)) : void 0].find((e) => e !== void 0 && Fn(i, e)), o = a === r ? "" : " (a key of replaykit.yaml)", s = a === void 0 || n ? lintWarning : lintError, c = `${jn(e)} is not a key that ReplayKit knows; it is kept, and does nothing`;
		return s("unknown_key", a === void 0 ? c : `${c}; did you mean ${a}${o}?`, {
			line: t(e),
			hint: "`replaykit schema case` prints what case.yaml may hold"
		});
	});
}
function isFixable(e, t) {
	return e.length === 1 && (e[0] === "id" || e[0] === "title") && /^[a-z0-9][a-z0-9-]*$/.test(t);
}
function init_lint_case() {
	return (init_lint_case = e((() => {
		Dt(), fn(), K(), Me(), se(), Pn(), _t(), Sn(), h(), init_lint_checks(), init_lint_fixtures(), init_lint_head(), init_lint_idle(), init_lint_problem(), init_lint_replay_rules(), init_lint_secrets(), init_fix_case();
	})))();
}
// src/core/scaffold/model-exchanges.ts
function recordedExchanges({ events: e }) {
	let t = e.filter((e) => e.type === "model_call"), n = t.map(exchangeOf$1).filter((e) => e !== void 0);
	return n.length === 0 || n.length < t.length ? void 0 : {
		version: 1,
		exchanges: n
	};
}
function exchangeOf$1({ input: e, output: t, error: n }) {
	if (!M(e) || !M(t) || n !== void 0) return;
	let { provider: r, ...i } = e, a = lt(t);
	if (a !== void 0 && a.provider.name === r && a.clientMethods.length !== 0 && a.messagesIn(i).length !== 0) return {
		api: a.name,
		request: i,
		status: 200,
		response: t
	};
}
function init_model_exchanges() {
	return (init_model_exchanges = e((() => {
		jt(), Re();
	})))();
}
// src/core/formats/input/content-id.ts
function inputId(e, { json: t, lines: n }, r) {
	return `${e}-${r(JSON.stringify(n ?? t ?? null)).slice(0, 16)}`;
}
function contentId(e, t, n) {
	let r = t.map((e) => x(F(e, "content", "output", "arguments")).length), i = t.length > 8 ? [...t.slice(0, Nr), ...t.slice(-4)] : t;
	return `${e}-${n(JSON.stringify([r, i])).slice(0, 16)}`;
}
var Nr;
function init_content_id() {
	return (init_content_id = e((() => {
		G(), Nr = 4;
	})))();
}
// src/core/formats/fields/model-fields.ts
function paramsOf$1(e, t = e) {
	let n;
	for (let r of Ir) {
		let i = e[r] ?? t[r];
		i != null && (n ??= {}, n[r] = i);
	}
	return n;
}
function settingsOf$1(e) {
	return R({
		temperature: numberIn(e, "temperature"),
		top_p: numberIn(e, "top_p", "topP"),
		max_tokens: numberIn(e, "max_tokens", "max_completion_tokens", "max_output_tokens", "maxOutputTokens"),
		seed: numberIn(e, "seed")
	});
}
function numberIn(e, ...t) {
	return t.map((t) => e[t]).find((e) => typeof e == "number");
}
var Pr, Fr, Q, Ir;
function init_model_fields() {
	return (init_model_fields = e((() => {
		jt(), be(), G(), Pr = {
			input: [
				"inputTokens",
				"promptTokens",
				"request_tokens",
				"input"
			],
			output: [
				"outputTokens",
				"completionTokens",
				"response_tokens",
				"output"
			],
			cached: [
				"cache_read_tokens",
				"input_cached_tokens",
				"cached_input_tokens",
				"cachedInputTokens",
				"cacheReadInputTokens",
				"cached",
				"cacheRead"
			],
			cache_write: [
				"cache_write_tokens",
				"cacheWriteInputTokens",
				"cacheWrite"
			],
			reasoning: [
				"reasoning_output_tokens",
				"reasoningTokens",
				"thoughts",
				"reasoning"
			],
			details: [
				"inputTokensDetails",
				"outputTokensDetails",
				"inputTokens",
				"outputTokens"
			]
		}, Fr = [...rn.map(({ usage: e }) => e), Pr], Q = kt(Fr), Ir = [
			"temperature",
			"top_p",
			"top_k",
			"max_tokens",
			"max_completion_tokens",
			"max_output_tokens",
			"maxTokens",
			"maxOutputTokens",
			"topP",
			"topK",
			"seed",
			"stop",
			"stopSequences",
			"tool_choice",
			"response_format",
			"parallel_tool_calls",
			"tools"
		];
	})))();
}
// src/core/formats/fields/times.ts
function millisOf(e) {
	if (typeof e == "number") return fromNumber(e);
	if (typeof e == "string") return fromText(e);
	let t = T(e, "low"), n = T(e, "high");
	if (typeof t == "number" && typeof n == "number") return fromNumber((n >>> 0) * 2 ** 32 + (t >>> 0));
}
function isoOf(e) {
	let t = millisOf(e);
	return typeof e == "string" && t !== void 0 && Br.test(e) ? e : t === void 0 ? void 0 : isoOfMillis(t);
}
function isoOfMillis(e) {
	let t = Math.floor(e), n = Math.floor(t / Lr);
	n !== Rr.day && (Rr.day = n, Rr.text = new Date(n * Lr).toISOString().slice(0, -13));
	let r = t - n * Lr, i = r % 1e3, a = (r - i) / 1e3, o = a % 60, s = (a - o) / 60, c = s % 60, l = `${o < 10 ? "0" : ""}${o}.${i < 10 ? "00" : i < 100 ? "0" : ""}${i}Z`, u = (s - c) / 60;
	return `${Rr.text}${u < 10 ? "0" : ""}${u}:${c < 10 ? "0" : ""}${c}:${l}`;
}
function millisBetween(e, t) {
	if (!(e === void 0 || t === void 0 || t < e)) return Math.round((t - e) * 1e3) / 1e3;
}
function fromNumber(e) {
	if (!Number.isFinite(e) || e <= 0) return;
	let t = e < 1e11 ? e * 1e3 : e < 0x5af3107a4000 ? e : e < 0x16345785d8a0000 ? e / 1e3 : e / 1e6;
	return t <= Vr ? t : void 0;
}
function whenWritten(e) {
	let t = e.charCodeAt(10);
	if (e.length < 19 || t !== 84 && t !== 32 || e.charCodeAt(13) !== 58 || e.charCodeAt(16) !== 58) return NaN;
	let n = digits(e, 11, 2), r = digits(e, 14, 2), i = digits(e, 17, 2);
	if (!(n < 24 && r < 60 && i < 60)) return NaN;
	let a = e.charCodeAt(19) === 46 ? digits(e, 20, 3) : 0;
	return isUtcFrom(e, 19) ? startOfDay(e) + ((n * 60 + r) * 60 + i) * 1e3 + a : NaN;
}
function isUtcFrom(e, t) {
	let n = t;
	for (e.charCodeAt(n) === 46 && (n += 1); isDigit(e.charCodeAt(n));) n += 1;
	let r = e.length - n;
	return r === 0 || r === 1 && e.charCodeAt(n) === 90 || r === 6 && e.endsWith("+00:00");
}
function isDigit(e) {
	return e >= 48 && e <= 57;
}
function startOfDay(e) {
	if (!e.startsWith(zr.day)) {
		let t = e.slice(0, 10);
		zr.start = /^(?:19[7-9]|[2-9]\d\d)\d-\d\d-\d\d$/.test(t) ? Date.parse(t) : NaN, zr.day = t;
	}
	return zr.start;
}
function digits(e, t, n) {
	let r = 0;
	for (let i = t; i < t + n; i += 1) {
		let t = e.charCodeAt(i);
		if (!isDigit(t)) return NaN;
		r = r * 10 + t - 48;
	}
	return r;
}
function fromText(e) {
	let t = whenWritten(e);
	if (!Number.isNaN(t)) return t;
	if (/^\d+(\.\d+)?$/.test(e)) return fromNumber(Number(e));
	if (!/^\d{4}-\d{2}-\d{2}/.test(e)) return;
	let n = e.replace(" ", "T").replace(" UTC", "Z").replace(/(\.\d{3})\d+/, "$1"), r = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(n) || !n.includes("T") ? n : `${n}Z`, i = Date.parse(r);
	return Number.isNaN(i) || i < 0 || i > Vr ? void 0 : i;
}
var Lr, Rr, zr, Br, Vr;
function init_times() {
	return (init_times = e((() => {
		G(), Lr = 864e5, Rr = {
			day: NaN,
			text: ""
		}, zr = {
			day: "-",
			start: NaN
		}, Br = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, Vr = 0xe677d21fdbff;
	})))();
}
// src/core/formats/adk.ts
function valuesIn({ json: e, lines: t }) {
	return t ?? (Array.isArray(e) ? e : e === void 0 ? [] : [e]);
}
function sessionsIn(e) {
	return valuesIn(e).filter(isSession$1);
}
function isSession$1(e) {
	if (!M(e) || !("id" in e)) return !1;
	let t = I(e.events);
	return t.length > 0 && t.every((e) => "author" in e && F(e, "invocation_id", "invocationId") !== void 0);
}
function casesIn(e) {
	let t = oldCase(e.json ?? null);
	return t ? [t] : valuesIn(e).flatMap(evalCases);
}
function evalCases(e) {
	let t = I(F(e, "eval_cases", "evalCases")), n = oldCase(F(e, "data") ?? null);
	return n ? [{
		...n,
		eval_id: F(e, "name") ?? null,
		session_input: F(e, "initial_session") ?? null
	}] : t.filter(({ conversation: e }) => Array.isArray(e));
}
function oldCase(e) {
	if (Array.isArray(e) && e.length !== 0 && e.every(isOldTurn)) return { conversation: I(e).map(invocationOf) };
}
function isOldTurn(e) {
	return M(e) && typeof e.query == "string" && ("expected_tool_use" in e || "reference" in e);
}
function invocationOf({ query: e, expected_tool_use: t, expected_intermediate_agent_responses: n, reference: r }) {
	let said = (e, t) => ({
		role: t,
		parts: [{ text: e ?? "" }]
	});
	return {
		user_content: said(e, "user"),
		intermediate_data: {
			tool_uses: I(t).map(({ tool_name: e, tool_input: t }) => ({
				name: e ?? "unknown",
				args: t ?? {}
			})),
			intermediate_responses: I(n).map((e) => [F(e, "author") ?? null, [{ text: F(e, "text") ?? "" }]])
		},
		...r === void 0 || r === "" ? {} : { final_response: said(r, "model") }
	};
}
function readSession$5(e, t) {
	let n = I(e.events).filter(({ partial: e }) => e !== !0), r = n.map(turnOf$3), i = n.flatMap((e, t) => eventsOf$6(e, r[t], `event-${t}`)), a = r.at(-1)?.error;
	a && i.push({
		type: "error",
		kind: a.kind,
		error: a.message
	});
	let o = a ? void 0 : N(r.flatMap((e) => e?.message ?? []));
	o !== void 0 && i.push({
		type: "final_output",
		content: o
	});
	let { id: s, events: c, last_update_time: l, lastUpdateTime: u, ...d } = e, f = n.flatMap(({ author: e }) => e === "user" ? [] : S(e) ?? []), p = S(F(e, "app_name", "appName")) ?? f[0], m = S(F(e, "user_id", "userId"));
	return W({
		run_id: S(s) ?? t(),
		format: "adk",
		source: d,
		...p === void 0 ? {} : { agent: { name: p } },
		...J({ user_id: m }),
		status: a ? "error" : "unknown",
		events: i
	});
}
function turnOf$3(e) {
	let t = contentOf$1(e.content, e.author === "user" ? "user" : "assistant"), n = errorOf$7(e);
	if (t || n) return {
		message: {
			...t ?? V("assistant"),
			finish: S(F(e, "finish_reason", "finishReason"))
		},
		at: isoOf(e.timestamp),
		model: S(F(e, "model_version", "modelVersion")),
		usage: Q(F(e, "usage_metadata", "usageMetadata")),
		error: n
	};
}
function contentOf$1(e, t) {
	if (!M(e) || !Array.isArray(e.parts)) return;
	let n = I(e.parts).map((e) => Object.fromEntries(Object.entries(e).filter(([, e]) => e !== null))).filter((e) => Object.keys(e).length > 0);
	return n.length === 0 ? void 0 : H({
		role: e.role ?? t,
		parts: n
	}, t);
}
function errorOf$7(e) {
	let t = S(F(e, "error_code", "errorCode")), n = S(F(e, "error_message", "errorMessage")) ?? t;
	return n === void 0 ? void 0 : {
		kind: B(`${t} ${n}`, "model"),
		message: n
	};
}
function eventsOf$6(e, t, n) {
	let r = isoOf(e.timestamp), i = e.author === "user" ? Wr : Ur, a = Object.entries(e).filter(([e, t]) => !i.has(e) && !isEmpty$2(t));
	return [...t ? k(t, n) : [], ...a.length === 0 ? [] : [R({
		type: "other",
		name: "event",
		data: Object.fromEntries(a),
		at: r
	})]];
}
function isEmpty$2(e) {
	return e === null || e === "" || e === !1 || typeof e == "object" && Object.values(e).every(isEmpty$2);
}
function readCase(e, t) {
	let n = I(e.conversation).flatMap(turnsOfInvocation), r = n.flatMap((e, t) => k(e, `message-${t}`)), i = N(n.map(({ message: e }) => e));
	i !== void 0 && r.push({
		type: "final_output",
		content: i
	});
	let a = F(e, "session_input", "sessionInput");
	M(a) && r.push({
		type: "other",
		name: "session_input",
		data: a
	});
	let o = S(F(a, "app_name", "appName")), s = r.some(({ type: e }) => e === "tool_call"), c = r.some(({ type: e }) => e === "tool_result");
	return W({
		run_id: S(F(e, "eval_id", "evalId")) ?? t(),
		format: "adk",
		...o === void 0 ? {} : { agent: { name: o } },
		events: r,
		notes: s && !c ? [Gr] : []
	});
}
function turnsOfInvocation(e) {
	let t = isoOf(F(e, "creation_timestamp", "creationTimestamp")), n = F(e, "intermediate_data", "intermediateData"), r = contentOf$1(F(e, "user_content", "userContent"), "user"), i = I(F(n, "tool_uses", "toolUses")), a = I(F(n, "tool_responses", "toolResponses")), o = contentOf$1(F(e, "final_response", "finalResponse"), "assistant");
	return [
		r,
		i.length === 0 ? void 0 : contentOf$1({
			role: "model",
			parts: i.map((e) => ({ functionCall: e }))
		}, "assistant"),
		a.length === 0 ? void 0 : contentOf$1({
			role: "user",
			parts: a.map((e) => ({ functionResponse: e }))
		}, "user"),
		...spokenBetween(n),
		o
	].flatMap((e) => e ? [{
		message: e,
		at: t
	}] : []);
}
function spokenBetween(e) {
	let t = F(e, "intermediate_responses", "intermediateResponses");
	return (Array.isArray(t) ? t : []).flatMap((e) => contentOf$1({
		role: "model",
		parts: (Array.isArray(e) ? e[1] : T(e, "parts")) ?? null
	}, "assistant") ?? []);
}
var Hr, Ur, Wr, Gr;
function init_adk() {
	return (init_adk = e((() => {
		r(), init_content_id(), G(), z(), A(), init_model_fields(), init_times(), b(), Hr = {
			name: "adk",
			title: "Google ADK sessions and eval sets",
			carries: "messages, calls, results, times, tokens, errors of the model, changes of state; no end",
			surest: .96,
			detect: (e) => sessionsIn(e).length + casesIn(e).length > 0 ? .96 : 0,
			itemKind: (e) => isOldTurn(e) ? "part" : isSession$1(e) || evalCases(e).length > 0 ? "run" : void 0,
			read: (e, { platform: t }) => {
				let n, hashed = () => n ??= inputId("adk", e, t.hash);
				return [...sessionsIn(e).map((e) => readSession$5(e, hashed)), ...casesIn(e).map((e, t) => readCase(e, () => `${hashed()}-${t + 1}`))];
			}
		}, Ur = new Set("id timestamp content partial turn_complete turnComplete finish_reason finishReason usage_metadata usageMetadata error_code errorCode error_message errorMessage model_version modelVersion".split(" ")), Wr = /* @__PURE__ */ new Set([
			...Ur,
			"author",
			"invocation_id",
			"invocationId"
		]), Gr = "an eval case describes a right run and has no tool results";
	})))();
}
// src/core/formats/agent-as-a-judge.ts
function stepsOf$3({ json: e, lines: t }) {
	let n = t ?? (Array.isArray(e) ? e : []);
	return n.every(isStep) ? I(n) : [];
}
function isStep(e) {
	return M(e) && "step_usage" in e && "environment" in e && "user_message" in e && "agent" in e && "step" in e;
}
function idOf$5(e, t) {
	return contentId("judge", [e.map(({ environment: e, agent: t }) => [
		S(e)?.length ?? 0,
		S(T(t, "thought"))?.length ?? 0,
		S(T(t, "action"))?.length ?? 0
	]), ...e.map(({ step_usage: e, agent: t }) => [e ?? null, t ?? null])], t);
}
function readSteps(e, t) {
	let n = e.flatMap(eventsOf$5), r = w(e.at(-1)?.agent), i = S(r.action) === void 0 ? S(r.thought) : void 0;
	i !== void 0 && n.push({
		type: "final_output",
		content: i
	});
	let a = e.at(-1)?.accumulated_usage;
	return M(a) && n.push({
		type: "other",
		name: "accumulated_usage",
		data: a
	}), W({
		run_id: t,
		format: "agent-as-a-judge",
		events: n
	});
}
function eventsOf$5({ step: e, user_message: t, agent: n, environment: r, step_usage: i }, a) {
	let o = S(e) ?? String(a), s = S(t), c = S(T(n, "action")), l = R({
		type: "model_call",
		model: S(T(i, "model")),
		output: S(T(n, "thought")),
		usage: Q(i),
		cost: L(T(i, "cost")),
		duration_ms: millisOfSeconds(L(T(i, "llm_inference_time"))),
		step: o
	}), u = S(r);
	return [
		...s === void 0 ? [] : [{
			type: "input_message",
			role: "user",
			content: s,
			step: o
		}],
		...M(n) ? [l] : [],
		...c === void 0 ? [] : [callOf$3(c, o)],
		...u === void 0 ? [] : [resultOf$7(u, o)]
	];
}
function millisOfSeconds(e) {
	let t = e === void 0 ? NaN : Math.round(e * 1e3);
	return t >= 0 && Number.isFinite(t) ? t : void 0;
}
function resultOf$7(e, t) {
	let n = e.lastIndexOf(qr), r = n === -1 ? void 0 : Te(e.slice(0, n));
	return R({
		type: "tool_result",
		call_id: `step-${t}`,
		output: e,
		error: r,
		step: t
	});
}
function callOf$3(e, t) {
	let [, n = "action", r = e] = /^([A-Z][A-Za-z ]{2,60}): ([\s\S]*)$/.exec(e) ?? [], i = `step-${t}`;
	return {
		type: "tool_call",
		call_id: i,
		tool_name: n,
		tool_args: { text: r },
		group: i,
		step: t
	};
}
var Kr, qr;
function init_agent_as_a_judge() {
	return (init_agent_as_a_judge = e((() => {
		r(), init_content_id(), G(), init_model_fields(), b(), Kr = {
			name: "agent-as-a-judge",
			title: "DevAI trajectories (Agent-as-a-Judge)",
			carries: "messages, actions as texts, results, tokens, cost; no times, no status, errors only as text",
			surest: .9,
			detect: (e) => stepsOf$3(e).length > 0 ? .9 : 0,
			itemKind: (e) => isStep(e) ? "part" : void 0,
			read: (e, { platform: t }) => {
				let n = stepsOf$3(e);
				return n.length === 0 ? [] : [readSteps(n, idOf$5(n, t.hash))];
			}
		}, qr = "\n[Python Interpreter: ";
	})))();
}
// src/core/formats/input/batch-envelope.ts
function withoutBatch(e) {
	if (!M(e) || !("custom_id" in e)) return e;
	let { custom_id: t } = e, n = typeof t == "string" ? { custom_id: t } : {}, r = M(e.body) ? { request: e.body } : {}, i = T(e, "response", "body") ?? T(e, "result", "message"), a = T(e, "error") ?? T(e, "result", "error"), o = M(a) ? { error: M(a.error) ? a.error : a } : void 0, s = i ?? o;
	return {
		...n,
		...r,
		...M(s) ? { response: s } : {}
	};
}
function init_batch_envelope() {
	return (init_batch_envelope = e((() => {
		G();
	})))();
}
// src/core/formats/otlp/dialect.ts
function pick(e, ...t) {
	for (let n of t) {
		let t = e[n];
		if (t != null && t !== "") return t;
	}
}
function pickText(e, ...t) {
	let n = pick(e, ...t);
	return S(Array.isArray(n) ? n[0] : n);
}
function pickJson(e, ...t) {
	return decoded(pick(e, ...t));
}
function unquoted(e) {
	try {
		return JSON.parse(e);
	} catch {
		return e;
	}
}
function messagesIn$1(e, t, n) {
	let r = typeof e == "string" && n ? listedIn$1(e, t, n).filter(isSaying) : [];
	return r.length > 0 ? r : messagesInDecoded(decoded(e), e, t);
}
function messagesInDecoded(e, t, n) {
	if (e == null) return [];
	let r = n === "assistant" ? callsAlone(e) : void 0;
	if (r) return [r];
	let i = U(withinMessages(e, n), n), a = i.filter(isSaying);
	return a.length > 0 ? a : Xe(e) === void 0 ? i : [{
		...V(n),
		text: saidIn$4(e, t)
	}];
}
function callsAlone(e) {
	let t = I(Array.isArray(e) ? e : T(e, "toolCalls"));
	if (t.length !== 0 && t.every((e) => "toolName" in e && "toolCallId" in e && !("role" in e))) return {
		...V("assistant"),
		text: S(T(e, "text")) ?? "",
		calls: t.map(tn)
	};
}
function listedIn$1(e, t, n) {
	let r = n.read(e);
	if (r) return r;
	let i = t === "user" ? n.readRequest(e) : void 0;
	if (!i) return [];
	let a = systemIn(i.rest);
	return a === void 0 ? i.messages : [{
		...V("system"),
		text: a
	}, ...i.messages];
}
function decoded(e) {
	let t = typeof e == "string" && e.startsWith("\"") && e.endsWith("\"") ? unquoted(e) : e;
	return D(t);
}
function saidIn$4(e, t) {
	for (let t of [
		"content",
		"response",
		"output",
		"text",
		"answer",
		"result",
		"raw",
		"final_output"
	]) {
		let n = T(e, t);
		if (typeof n == "string" && n !== "") return n;
		let r = U({
			role: "assistant",
			content: n ?? ""
		});
		if (r[0] && r[0].text !== "") return r[0].text;
		let i = S(T(n, "content")) ?? S(T(n, "comment"));
		if (i !== void 0) return i;
	}
	return typeof t == "string" && !t.startsWith("\"") ? t : x(e);
}
function isSaying({ text: e, calls: t, results: n, extras: r }) {
	return e !== "" || t.length > 0 || n.length > 0 || r.length > 0;
}
function withinMessages(e, t = "user") {
	if (typeof e != "object" || !e || Array.isArray(e)) return e;
	for (let n of [
		"messages",
		"choices",
		"input",
		"contents",
		"prompt",
		"new_message",
		"candidates",
		"output"
	]) {
		let r = D(e[n]);
		if (Array.isArray(r) && r.length > 0) return withSystem(t === "assistant" ? {} : e, r.map(unwrapCandidate));
		if (typeof r == "string" && n !== "choices" && n !== "output") return besideSystem(e, r, t);
	}
	return e;
}
function withSystem(e, t) {
	let n = systemIn(e);
	return n === void 0 ? t : [{
		role: "system",
		content: n
	}, ...t];
}
function besideSystem(e, t, n) {
	return (n === "assistant" ? void 0 : systemIn(e)) === void 0 ? t : withSystem(e, [{
		role: n,
		content: t
	}]);
}
function systemIn(e) {
	let t = e.system ?? e.instructions;
	return typeof t == "string" && t !== "" ? t : void 0;
}
function unwrapCandidate(e) {
	return typeof e == "object" && e && !Array.isArray(e) && "parts" in Object(e.content) ? e.content ?? e : e;
}
function usageIn$1(e) {
	let t = R({
		input: L(pick(e, ...Jr.input)),
		output: L(pick(e, ...Jr.output)),
		cached: L(pick(e, ...Jr.cached)),
		cache_write: L(pick(e, ...Jr.cache_write)),
		reasoning: L(pick(e, ...Jr.reasoning))
	});
	return Object.keys(t).length === 0 ? void 0 : t;
}
function costIn(e) {
	return L(pick(e, "gen_ai.usage.cost", "llm.cost.total", "gen_ai.usage.total_cost", "llm.usage.total_cost"));
}
function paramsUnder(e, t, n = []) {
	let r = {}, i = !1;
	for (let a in e) {
		let o = a.startsWith(t) ? a.slice(t.length) : "";
		o === "" || n.includes(o) || (r[o] = e[a] ?? null, i = !0);
	}
	return i ? r : void 0;
}
function errorOf$6(e, t) {
	let n = e.events.find(({ name: e }) => e === "exception" || e === "gen_ai.client.operation.exception");
	if (!e.failed && !n && e.attributes["error.type"] === void 0 || e.ok) return;
	let r = n && pickText(n.attributes, "exception.message", "exception.type"), i = e.statusMessage ?? r ?? pickText(e.attributes, "error.message", "error.type") ?? "failed";
	return {
		kind: B(i, t === "model" ? "model" : t === "tool" ? "tool" : "exception"),
		message: i
	};
}
var Jr;
function init_dialect() {
	return (init_dialect = e((() => {
		r(), Kt(), G(), z(), A(), Jr = {
			input: [
				"gen_ai.usage.input_tokens",
				"gen_ai.usage.prompt_tokens",
				"llm.token_count.prompt",
				"ai.usage.inputTokens",
				"ai.usage.promptTokens",
				"llm.usage.prompt_tokens"
			],
			output: [
				"gen_ai.usage.output_tokens",
				"gen_ai.usage.completion_tokens",
				"llm.token_count.completion",
				"ai.usage.outputTokens",
				"ai.usage.completionTokens",
				"llm.usage.completion_tokens"
			],
			cached: [
				"gen_ai.usage.cache_read.input_tokens",
				"gen_ai.usage.cache_read_input_tokens",
				"llm.token_count.prompt_details.cache_read",
				"ai.usage.cachedInputTokens"
			],
			cache_write: [
				"gen_ai.usage.cache_write.input_tokens",
				"gen_ai.usage.cache_creation.input_tokens",
				"gen_ai.usage.cache_creation_input_tokens",
				"llm.token_count.prompt_details.cache_write"
			],
			reasoning: [
				"gen_ai.usage.reasoning.output_tokens",
				"gen_ai.usage.reasoning_tokens",
				"llm.token_count.completion_details.reasoning",
				"ai.usage.reasoningTokens"
			]
		};
	})))();
}
// src/core/formats/http/other-answers.ts
function countedByOllama({ prompt_eval_count: e, eval_count: t }) {
	if (e !== void 0 || t !== void 0) return {
		prompt_tokens: e ?? null,
		completion_tokens: t ?? null
	};
}
function messageIn(e) {
	let t = F(e, "message") ?? e.content;
	if (M(t)) return t;
	let { text: n, tool_calls: r } = e;
	return typeof n == "string" ? {
		role: "assistant",
		content: n,
		tool_calls: f(r)
	} : e;
}
var Yr;
function init_other_answers() {
	return (init_other_answers = e((() => {
		Ne(), jt(), G(), init_model_fields(), init_dialect(), Yr = {
			messagesIn: (e) => {
				let { system: t, instructions: n, message: r, ...i } = e, a = F(e, "system", "instructions", "preamble"), o = I(e.chat_history).map((e) => ({
					role: x(e.role).toLowerCase().replace("chatbot", "assistant"),
					content: F(e, "message", "content") ?? ""
				})), s = withinMessages(i), c = typeof r == "string" ? [r] : s === i && "messages" in i ? [] : [s];
				return [
					...a === void 0 || a === "" ? [] : [{
						role: "system",
						content: a
					}],
					...o,
					...c
				];
			},
			settingsIn: (e) => ({
				...e,
				...w(e.inferenceConfig)
			}),
			answerIn: (e) => {
				let [t, ...n] = I(e.choices);
				return {
					messages: [messageIn(t ?? (M(e.output) ? e.output : e))],
					alternatives: n,
					finish_reason: S(t?.finish_reason ?? F(e, "stop_reason", "finish_reason", "stopReason")),
					usage: e.usage ?? countedByOllama(e),
					model: S(e.model),
					id: S(e.id),
					error: e.error
				};
			},
			finishes: Object.fromEntries([un, ...rn.map(({ finishes: e }) => e)].flatMap(Object.entries)),
			usage: Fr
		};
	})))();
}
// src/core/formats/openai/openai-chat.ts
function conversationsOf$1({ json: e, lines: t }) {
	return t?.every(isMessage$3) ? [{
		messages: t,
		value: {}
	}] : t ? t.flatMap((e) => conversationOf(e) ?? []) : Array.isArray(e) && e.every(isMessage$3) ? [{
		messages: e,
		value: {}
	}] : Array.isArray(e) ? e.flatMap((e) => conversationOf(e) ?? []) : e === void 0 ? [] : [conversationOf(e) ?? []].flat();
}
function isConversation(e) {
	return e !== void 0 && (e.messages.length === 0 || e.messages.some(isMessage$3));
}
function conversationOf(e) {
	if (Array.isArray(e)) return e.length > 0 && e.every(isMessage$3) ? {
		messages: e,
		value: {}
	} : void 0;
	let t = withoutBatch(e);
	if (!M(t)) return;
	let n = choiceIn(responseOf$1(t)), r = "custom_id" in t && M(T(responseOf$1(t), "error")) || M(T(n, "message")) ? [] : void 0, i = F(w(F(t, "request")), "messages") ?? t.messages ?? r;
	if (Array.isArray(i)) return {
		messages: M(n) && M(n.message) ? [...i, n] : i,
		value: t
	};
}
function choiceIn(e) {
	return ne(e) ? e.output : T(e, "choices") === void 0 && isAnswerOfCohere(e) ? e : T(e, "choices", 0);
}
function isAnswerOfCohere(e) {
	return !M(e) || T(e, "message", "role") !== "assistant" ? !1 : m.isAnswer(e) || M(e.error);
}
function responseOf$1(e) {
	return F(e, "response", "completion") ?? e;
}
function isMessage$3(e) {
	return M(e) ? M(e.message) && ("finish_reason" in e || isAnswerOfCohere(e) || ne({ output: e })) ? !0 : typeof e.role == "string" && Zr.has(e.role) && ("content" in e || "tool_calls" in e) : !1;
}
function readConversation$1({ messages: e, value: t }, { platform: n }) {
	let r = w(F(t, "request") ?? t), i = w(responseOf$1(t)), a = v(lt(i) ?? (isAnswerOfCohere(i) ? m : Yr), i), o = S(F(t, "run_id", "id")) ?? a.id ?? S(F(t, "custom_id")), s = e.at(-1) === choiceIn(i) ? e.slice(0, -1) : e, c = s.length < e.length ? y(a) : [], l = traceFromTurns([...s.flatMap((e) => U(e)), ...c].map((e) => ({ message: e })), {
		run_id: o ?? contentId("chat", e, n.hash),
		format: "openai-chat"
	}), u = l.trace.events.findLast((e) => e.type === "model_call"), d = paramsOf$1(r);
	if (u) {
		let e = a.cost ?? costOfLog(t);
		Object.assign(u, R({
			usage: a.usage,
			params: d,
			model: a.model,
			cost: e
		}));
	} else d && l.trace.events.push({
		type: "other",
		name: "request",
		data: d
	});
	u && a.alternatives.length > 0 && (u.attributes = { alternatives: a.alternatives });
	let f = S(r.model) ?? a.model, p = f === void 0 ? l.trace : {
		...l.trace,
		model: { name: f }
	};
	if (!a.error) return {
		...l,
		trace: p
	};
	let h = p.events.filter(({ type: e }) => e !== "final_output"), { kind: g, message: _ } = a.error;
	return {
		...l,
		trace: {
			...p,
			status: "error",
			events: [...h, {
				type: "error",
				kind: g,
				error: _
			}]
		}
	};
}
function costOfLog(e) {
	return F(e, "response") === void 0 ? void 0 : L(F(e, "cost", "response_cost"));
}
function traceFromMessages(e, t, n = "openai-chat") {
	return traceFromTurns(f(e).flatMap((e) => U(e)).map((e) => ({ message: e })), {
		run_id: t,
		format: n
	});
}
function traceFromTurns(e, { run_id: t, format: n }) {
	let r = e.map(({ message: e }) => e), i = j(e), a = N(r);
	return a !== void 0 && i.push({
		type: "final_output",
		content: a
	}), W({
		run_id: t,
		format: n,
		events: i
	});
}
var Xr, Zr;
function init_openai_chat() {
	return (init_openai_chat = e((() => {
		init_batch_envelope(), init_content_id(), cn(), Ce(), jt(), Ie(), G(), z(), init_model_fields(), init_other_answers(), b(), Xr = {
			name: "openai-chat",
			title: "OpenAI Chat Completions, Cohere's chat, Bedrock's Converse: messages, requests, answers, lines of batches, streams",
			carries: "messages, calls, results; no times, no status, errors only as text",
			settings: { configuration: "keep the request whole, not only its messages" },
			surest: .8,
			detect: (e) => {
				let t = conversationsOf$1(e).find((e) => e.messages.length > 0)?.messages;
				return t?.every(isMessage$3) ? t.some((e) => T(e, "tool_calls") !== void 0 || T(e, "role") === "tool") ? .8 : .5 : 0;
			},
			itemKind: (e) => isMessage$3(e) ? "part" : isConversation(conversationOf(e)) ? "run" : void 0,
			read: (e, t) => conversationsOf$1(e).map((e) => readConversation$1(e, t))
		}, Zr = /* @__PURE__ */ new Set([
			"system",
			"developer",
			"user",
			"assistant",
			"tool",
			"function"
		]);
	})))();
}
// src/core/formats/agentdojo.ts
function runsOf$2({ json: e, lines: t }) {
	return (t ?? (Array.isArray(e) ? e : e === void 0 ? [] : [e])).filter(M).filter(isRun$1);
}
function isRun$1(e) {
	return ("suite_name" in e || "user_task_id" in e) && Array.isArray(e.messages);
}
function readRun$5(e, t) {
	let n = w(e.evaluation), r = f(e.messages), { trace: i, notes: a } = traceFromMessages(r.map(withError), idOf$4(e, r, t), "agentdojo"), o = F(e, "utility") ?? F(n, "utility"), s = S(e.injection_task_id) !== void 0 && e.security === !0, c = S(e.error);
	c !== void 0 && i.events.push({
		type: "error",
		kind: "exception",
		error: c
	});
	let l = Object.entries(e).filter(([e, t]) => !ei.has(e) && t !== null);
	l.length > 0 && i.events.push({
		type: "other",
		name: "agentdojo",
		data: Object.fromEntries(l)
	});
	let u = o === !1 || s || n.security === !1 ? "bad" : "good", d = `utility: ${x(o)}, security: ${x(F(e, "security") ?? F(n, "security"))}`, p = o === void 0 ? {} : { feedback: {
		rating: u,
		comment: d
	} }, m = S(e.pipeline_name), h = m === void 0 ? {} : { agent: { name: m } };
	return {
		trace: {
			...i,
			...h,
			...p,
			status: c === void 0 ? i.status : "error"
		},
		notes: a
	};
}
function idOf$4(e, t, n) {
	let r = $r.flatMap((t) => S(e[t]) ?? []), i = S(F(e, "run_id", "id"));
	return [...r, i ?? contentId("agentdojo", t, n)].join("/");
}
function withError(e) {
	return !M(e) || e.role !== "tool" || typeof e.error != "string" ? e : {
		...e,
		error: { message: e.error }
	};
}
var Qr, $r, ei;
function init_agentdojo() {
	return (init_agentdojo = e((() => {
		init_content_id(), G(), init_openai_chat(), Qr = {
			name: "agentdojo",
			title: "AgentDojo runs",
			carries: "messages, calls, results with errors, utility and security as feedback",
			surest: .98,
			detect: (e) => runsOf$2(e).length > 0 ? .98 : 0,
			itemKind: (e) => M(e) && isRun$1(e) ? "run" : void 0,
			read: (e, { platform: t }) => runsOf$2(e).map((e) => readRun$5(e, t.hash))
		}, $r = [
			"suite_name",
			"pipeline_name",
			"user_task_id",
			"injection_task_id",
			"attack_type",
			"task_id"
		], ei = /* @__PURE__ */ new Set([
			"suite_name",
			"pipeline_name",
			"user_task_id",
			"injection_task_id",
			"messages",
			"error"
		]);
	})))();
}
// src/core/formats/ai-sdk-ui.ts
function chatsOf({ json: e, lines: t }) {
	let n = t ?? (Array.isArray(e) ? e : e === void 0 ? [] : [e]);
	if (areMessages$1(n)) return [{
		id: void 0,
		messages: I(n)
	}];
	let r = n.map((e) => {
		let t = f(F(e, "messages")), n = S(F(e, "id", "chatId", "chat_id"));
		return areMessages$1(t) ? {
			id: n,
			messages: I(t)
		} : void 0;
	});
	return r.every((e) => e !== void 0) ? r : [];
}
function areMessages$1(e) {
	return e.every((e) => {
		let t = F(e, "parts");
		return M(e) && ni.has(x(e.role)) && Array.isArray(t) && t.every(isPart$2);
	}) && e.length > 0;
}
function isPart$2(e) {
	return !M(e) || !ri.test(x(e.type)) ? !1 : e.type !== "text" || typeof e.text == "string";
}
function turnsOf$5(e) {
	let t = x(e.role), n = w(e.metadata), r = I(e.parts), i = { at: isoOf(e.createdAt ?? n.createdAt) }, a = stepsOf$2(r).map((e) => messageOf$6(e, t));
	if (t !== "assistant") return a.map((e) => ({
		message: e,
		...i
	}));
	let o = a.length === 1 ? Q(F(n, "usage", "totalUsage")) : void 0;
	return a.flatMap(({ results: e, ...t }) => [{
		message: {
			...t,
			results: []
		},
		...i,
		model: S(F(n, "model", "modelId")),
		usage: o
	}, ...e.length === 0 ? [] : [{
		message: {
			...V("tool"),
			results: e
		},
		...i
	}]]);
}
function stepsOf$2(e) {
	let t = [[]];
	for (let n of e) {
		let e = t.at(-1) ?? [], r = e.some(isTool) && !isTool(n) && /^(?:text|reasoning)$/.test(x(n.type));
		n.type === "step-start" || r ? t.push(n.type === "step-start" ? [] : [n]) : e.push(n);
	}
	let n = t.filter((e) => e.length > 0);
	return n.length === 0 ? [[]] : n;
}
function isTool({ type: e }) {
	return /^(?:dynamic-tool$|tool-)/.test(x(e));
}
function messageOf$6(e, t) {
	let n = V(t);
	for (let t of e) t.type === "text" ? n.text += x(t.text) : isTool(t) ? addTool$1(n, t) : n.extras.push(t);
	return n;
}
function addTool$1(e, t) {
	let n = M(t.toolInvocation) ? t.toolInvocation : t, r = S(n.toolCallId), i = S(n.toolName) ?? x(t.type).slice(5), a = n.providerExecuted === !0 ? { hosted: !0 } : {};
	e.calls.push({
		id: r,
		name: i,
		args: F(n, "input", "args", "rawInput") ?? {},
		...a
	});
	let o = x(n.state);
	if (/^(?:result|output-.*)$/.test(o) && n.preliminary !== !0) {
		let t = F(n, "output", "result") ?? null;
		e.results.push({
			id: r,
			name: i,
			output: t,
			error: errorOf$5(o, n)
		});
	}
}
function errorOf$5(e, t) {
	if (e === "output-denied") return {
		kind: "tool",
		message: "the user denied this call"
	};
	if (e !== "output-error") return;
	let n = S(t.errorText) ?? "failed";
	return {
		kind: B(n, "tool"),
		message: n
	};
}
var ti, ni, ri;
function init_ai_sdk_ui() {
	return (init_ai_sdk_ui = e((() => {
		init_content_id(), r(), G(), A(), init_model_fields(), init_times(), b(), ti = {
			name: "ai-sdk-ui",
			title: "AI SDK UI messages, versions 4 and 5, bare or as `{id, messages}`",
			carries: "messages, calls, results with errors; times in version 4, no model unless the metadata tells",
			surest: .9,
			detect: (e) => chatsOf(e).length > 0 ? .9 : 0,
			read: (e, { platform: t }) => chatsOf(e).map(({ id: e, messages: n }) => {
				let r = n.flatMap(turnsOf$5), i = j(r), a = N(r.map(({ message: e }) => e));
				return a !== void 0 && i.push({
					type: "final_output",
					content: a
				}), W({
					run_id: e ?? contentId("chat", n, t.hash),
					format: "ai-sdk-ui",
					events: i
				});
			})
		}, ni = /* @__PURE__ */ new Set([
			"system",
			"user",
			"assistant"
		]), ri = /^(?:text|reasoning|file|source|source-url|source-document|step-start|dynamic-tool|(?:tool|data)-.+)$/;
	})))();
}
// src/core/formats/anthropic-messages.ts
function conversationsOf({ json: e, lines: t }) {
	let n = t ?? (Array.isArray(e) ? e : e === void 0 ? [] : [e]);
	return n.length > 0 && n.every(isMessage$2) ? [{
		messages: n,
		value: {}
	}] : n.map(withoutBatch).flatMap((e) => {
		let t = F(F(e, "request") ?? e, "messages"), n = answerOf$10(e), r = T(e, "custom_id") !== void 0 && M(T(F(e, "response"), "error")), i = Array.isArray(t) ? t : r || n.length > 0 ? [] : void 0;
		return i ? [{
			messages: [...i, ...n],
			value: e
		}] : [];
	});
}
function answerOf$10(e) {
	let t = F(e, "response");
	return M(t) && t.type === "message" ? [t] : [];
}
function isMessage$2(e) {
	let t = T(e, "role");
	return (t === "user" || t === "assistant") && T(e, "content") !== void 0;
}
function hasBlocks(e) {
	return T(e, "type") === "message" && T(e, "stop_reason") !== void 0 || I(T(e, "content")).some((e) => ai.test(S(e.type) ?? ""));
}
function readConversation({ messages: e, value: t }, n) {
	let r = w(F(t, "request") ?? t), i = U(Le.messagesIn({
		...r,
		messages: []
	})), a = e.map((e) => Le.isAnswer(w(e)) ? v(Le, w(e)) : void 0), o = i.map((e) => ({ message: e }));
	e.forEach((e, t) => {
		let n = a[t], { usage: r, model: i } = n ?? {
			usage: Q(T(e, "usage")),
			model: S(T(e, "model"))
		};
		for (let t of n ? y(n) : U(e)) o.push({
			message: t,
			usage: r,
			model: i
		});
	});
	let s = o.findLast((e) => e.message.role === "assistant");
	s && (s.params = paramsOf$1(r));
	let c = j(o), l = N(o.map(({ message: e }) => e)), { error: u } = a.at(-1) ?? v(Le, w(F(t, "response")));
	u ? c.push({
		type: "error",
		kind: u.kind,
		error: u.message
	}) : l !== void 0 && c.push({
		type: "final_output",
		content: l
	});
	let d = S(F(t, "run_id")) ?? S(T(f(e).at(-1), "id") ?? F(t, "custom_id")), p = S(r.model);
	return W({
		run_id: d ?? n(),
		format: "anthropic-messages",
		status: u === void 0 ? "unknown" : "error",
		events: c,
		...p === void 0 ? {} : { model: {
			name: p,
			provider: "anthropic"
		} }
	});
}
var ii, ai;
function init_anthropic_messages() {
	return (init_anthropic_messages = e((() => {
		te(), Ie(), init_batch_envelope(), init_content_id(), G(), z(), init_model_fields(), b(), ii = {
			name: "anthropic-messages",
			title: "Anthropic Messages: messages, requests, answers, lines of batches, streams",
			carries: "messages, calls, results with an error flag",
			settings: { configuration: "keep the request whole, not only its messages" },
			surest: .9,
			detect: (e) => {
				let t = conversationsOf(e).filter(({ messages: e }) => e.length > 0);
				return t.length > 0 && t.every(({ messages: e }) => e.some(hasBlocks)) ? .9 : 0;
			},
			itemKind: (e) => {
				if (isMessage$2(e)) return "part";
				let [t] = conversationsOf({
					name: "",
					json: e
				});
				if (!t) return;
				let { messages: n } = t;
				return n.length === 0 || n.some(isMessage$2) ? "run" : void 0;
			},
			read: (e, { platform: t }) => conversationsOf(e).map((e) => readConversation(e, () => contentId("messages", e.messages, t.hash)))
		}, ai = /^(?:tool_use|\w*tool_result|thinking|redacted_thinking|server_tool_use|mcp_tool_use)$/;
	})))();
}
// src/core/formats/messages/earlier-content.ts
function earlierContent({ text: e, extras: t, calls: n, results: r }) {
	return [
		...e === "" ? [] : [{
			type: "text",
			text: e
		}],
		...t,
		...n.map(({ id: e, name: t, args: n }) => R({
			type: "tool_call",
			id: e,
			name: t,
			arguments: n
		})),
		...r.map(({ id: e, output: t, error: n }) => R({
			type: "tool_call_response",
			id: e,
			response: t,
			is_error: n ? !0 : void 0
		}))
	];
}
function init_earlier_content() {
	return (init_earlier_content = e((() => {
		G();
	})))();
}
// src/core/formats/atif.ts
function isTrajectory$1(e) {
	return x(T(e, "schema_version")).startsWith("ATIF-v");
}
function valuesOf$4({ json: e, lines: t }) {
	return t ?? (Array.isArray(e) ? e : e === void 0 ? [] : [e]);
}
function continuedBy(e) {
	if (e.trajectory_id !== void 0 && e.trajectory_id !== null) return;
	let t = L(T(e, "agent", "extra", "continuation_index"));
	return t === void 0 ? I(e.steps).some(isCopied) ? 0 : void 0 : t > 0 ? t - 1 : void 0;
}
function partOf(e, t) {
	return t === 0 ? e : `${e}/cont-${t}`;
}
function readWithAgents(e, t, n = []) {
	let r = S(F(e, "trajectory_id", "session_id")) ?? t, i = n.includes(r) || t.startsWith(`${r}/cont-`) ? t : r, a = readTrajectory$1(e, i), o = n.at(-1);
	return [o === void 0 ? a : {
		...a,
		trace: {
			...a.trace,
			parent_run_id: o
		}
	}, ...I(F(e, "subagent_trajectories", "subagents")).map((e, t) => readWithAgents(e, `${i}/subagent-${t + 1}`, [...n, i])).flat()];
}
function readTrajectory$1(e, t) {
	let n = w(e.agent), r = I(e.steps), i = S(n.model_name), a = r.flatMap((e) => isCopied(e) ? copiedEvents(e) : stepEvents$1(e, i)), o = f(n.tool_definitions), s = a.find((e) => e.type === "model_call");
	s && o.length > 0 && (s.params = { tools: o });
	let c = r.findLast(({ source: e }) => e === "agent"), l = S(_e(c?.message ?? "")), u = S(e.continued_trajectory_ref);
	l !== void 0 && I(c?.tool_calls).length === 0 && c && !isCopied(c) && a.push({
		type: "final_output",
		content: l
	});
	let d = limitIn(w(e.extra));
	d && a.push(d);
	let p = {
		...R({
			...e,
			steps: void 0,
			subagent_trajectories: void 0
		}),
		agent: n.extra
	};
	for (let [e, t] of Object.entries(p)) !(t == null || M(t) && Object.keys(t).length === 0) && !si.has(e) && a.push({
		type: "other",
		name: e,
		data: t
	});
	let m = r.filter(isCopied).length;
	return W({
		run_id: t,
		format: "atif",
		source: { version: x(e.schema_version) },
		agent: R({
			name: S(n.name),
			version: S(n.version)
		}),
		...i === void 0 ? {} : { model: { name: i } },
		events: a,
		notes: [...m === 0 ? [] : [`${m} steps were copied from an earlier trajectory: they are what the run was given`], ...u === void 0 ? [] : [`the run continues in ${u}: its end is not in this file`]]
	});
}
function isCopied(e) {
	return e.is_copied_context === !0;
}
function copiedEvents(e) {
	return stepEvents$1(e, void 0).flatMap((e) => {
		if (e.type === "input_message") return [e];
		let t = R({
			at: e.at,
			step: e.step
		}), n = e.type === "tool_call" ? [callIn(e)] : [], r = e.type === "tool_result" ? [{
			id: e.call_id,
			name: void 0,
			output: e.output ?? null,
			error: e.error
		}] : [], i = e.type === "model_call" ? x(e.output) : "", a = {
			...V(r.length > 0 ? "tool" : "assistant"),
			text: i,
			calls: n,
			results: r
		}, o = earlierContent(a);
		return Array.isArray(o) && o.length > 0 ? [{
			type: "input_message",
			role: a.role,
			content: o,
			...t
		}] : [];
	});
}
function callIn({ call_id: e, tool_name: t, tool_args: n }) {
	return {
		id: e,
		name: t,
		args: n
	};
}
function limitIn(e) {
	let t = S(F(e, "termination_reason", "exit_status", "stop_reason"));
	return t !== void 0 && B(t, "exception") === "limit" ? {
		type: "error",
		kind: "limit",
		error: t
	} : void 0;
}
function stepEvents$1(e, t) {
	let n = isoOf(e.timestamp), r = x(e.step_id), i = _e(e.message ?? "");
	if (e.source !== "agent") {
		let t = e.source === "system" ? "system" : "user", a = R({
			type: "input_message",
			role: t,
			content: i,
			at: n,
			step: r
		}), o = results(e, n);
		return i === "" && o.length > 0 ? o : [a, ...o];
	}
	let a = I(e.tool_calls).map(tn);
	return [
		...spoken$1(e, {
			model: t,
			message: i,
			at: n,
			id: r
		}),
		...a.map((e) => R({
			type: "tool_call",
			call_id: e.id,
			tool_name: e.name,
			tool_args: e.args,
			group: `step-${r}`,
			at: n,
			step: r
		})),
		...results(e, n, a.map(({ id: e }) => e))
	];
}
function spoken$1(e, { model: t, message: n, at: r, id: i }) {
	if (e.llm_call_count === 0) return n === "" ? [] : [R({
		type: "other",
		name: "step",
		data: n,
		at: r,
		step: i
	})];
	let a = S(e.reasoning_content), o = w(e.extra), s = [...a === void 0 ? [] : [{
		type: "reasoning",
		text: a
	}], ...Object.keys(o).length === 0 ? [] : [{
		...o,
		type: "extra"
	}]];
	return [R({
		type: "model_call",
		model: S(e.model_name) ?? t,
		params: paramsOf$1(w(e.sampling_params)),
		output: n === "" ? void 0 : n,
		finish_reason: S(F(o, "finish_reason", "stop_reason")),
		extras: s.length === 0 ? void 0 : s,
		usage: usageIn(w(e.metrics)),
		cost: L(T(e, "metrics", "cost_usd")),
		at: r,
		step: i
	})];
}
function usageIn(e) {
	return Q(M(e.extra) ? {
		...e.extra,
		...e
	} : e);
}
function results(e, t, n = []) {
	let r = I(T(e, "observation", "results")), i = r.length === 1 && T(e, "extra", "tool_result_is_error") === !0;
	return r.map((e, a) => {
		let o = r.length === n.length ? n[a] : r.length === 1 ? n.at(-1) : void 0, s = S(e.source_call_id) ?? S(T(e, "extra", "call_id")) ?? o, c = _e(e.content ?? e.subagent_trajectory_ref ?? null);
		if (s === void 0) return R({
			type: "other",
			name: "observation",
			data: c,
			at: t
		});
		let l = {
			...w(e.extra),
			...i ? { is_error: !0 } : {}
		}, u = d({
			id: s,
			output: c,
			error: errorIn(l, c)
		}, { at: t }), f = e.content === void 0 ? void 0 : e.subagent_trajectory_ref;
		return f == null ? u : {
			...u,
			subagents: f
		};
	});
}
function errorIn(e, t) {
	let n = [
		"is_error",
		"tool_result_is_error",
		"timed_out"
	].some((t) => e[t] === !0), r = L(F(e, "exit_code", "returncode", "return_code")) ?? 0, i = S(e.error);
	if (!n && r === 0 && e.success !== !1 && i === void 0) return;
	let a = i ?? (r === 0 ? x(t).slice(0, 2e3) || "failed" : `exit code ${r}`);
	return {
		kind: e.timed_out === !0 ? "timeout" : "tool",
		message: a
	};
}
var oi, si;
function init_atif() {
	return (init_atif = e((() => {
		init_content_id(), r(), G(), z(), init_earlier_content(), A(), init_model_fields(), init_times(), b(), oi = {
			name: "atif",
			title: "ATIF (Harbor) trajectories",
			carries: "messages, calls, results, times, tokens; no status",
			detect: (e) => {
				let t = valuesOf$4(e);
				return t.length > 0 && t.every(isTrajectory$1) ? 1 : 0;
			},
			itemKind: (e) => isTrajectory$1(e) ? "run" : void 0,
			read: (e, { platform: t }) => valuesOf$4(e).flatMap((e) => {
				let n = w(e), r = S(F(n, "trajectory_id", "session_id")), i = r ?? inputId("atif", { json: e }, t.hash), a = continuedBy(n);
				if (r === void 0 || a === void 0) return readWithAgents(n, i);
				let [o, ...s] = readWithAgents(n, `${r}/cont-${a + 1}`, [partOf(r, a)]);
				return o ? [o, ...s] : [];
			})
		}, si = /* @__PURE__ */ new Set([
			"schema_version",
			"session_id",
			"trajectory_id"
		]);
	})))();
}
// src/core/formats/autogen.ts
function itemsOf$2({ json: e, lines: t }) {
	return t ?? (Array.isArray(e) ? e : [e ?? null]);
}
function statesIn(e) {
	return I(e).filter(isState$1);
}
function isState$1(e) {
	let t = T(e, "type");
	return t === "TeamState" ? M(T(e, "agent_states")) : t === "AssistantAgentState" && (M(T(e, "llm_context")) || Array.isArray(T(e, "llm_messages")));
}
function isThread(e) {
	return e.length > 0 && e.every(isMessage$1);
}
function isMessage$1(e) {
	return !M(e) || !("models_usage" in e) || !("content" in e) ? !1 : typeof e.source == "string" && /^[A-Z]\w*(?:Message|Event)/.test(x(e.type));
}
function speakersIn(e) {
	let t = e.filter(({ models_usage: e = null, type: t }) => e !== null || t === "ToolCallRequestEvent");
	return new Set(t.map(({ source: e }) => x(e)));
}
function readState$1(e, t) {
	let n = Object.entries(w(e.agent_states)), r = threadOf(e, n), i = n.filter(([, e]) => T(e, "agent_state", "type") !== "BaseState");
	return readThread$1(r, /* @__PURE__ */ new Set([...i.map(([e]) => e.split("/")[0] ?? e), ...speakersIn(r)]), {
		run_id: t,
		session_id: S(e.team_id)
	});
}
function readThread$1(e, t, n) {
	let r = e.map((e) => stepOf(e, t)), i = withThoughts(r).flatMap(({ turn: t, other: n }, r) => t ? eventsOfStep(t, e[r] ?? {}, r) : n ?? []), a = e.at(-1), o = a?.type === "StopMessage" ? x(a.content) : void 0;
	o !== void 0 && B(o, "exception") === "limit" && i.push({
		type: "error",
		kind: "limit",
		error: o
	});
	let s = endOf$5(e, r);
	s !== void 0 && i.push({
		type: "final_output",
		content: s
	});
	let { run_id: c, session_id: l } = n;
	return W({
		run_id: c,
		format: "autogen",
		...J({ session_id: l }),
		events: i
	});
}
function threadOf(e, t) {
	return t.map(([, e]) => I(T(e, "message_thread"))).find(({ length: e }) => e > 0) || ([e, ...t.map(([, e]) => T(e, "agent_state") ?? null)].map(contextOf).find(({ length: e }) => e > 0) ?? []);
}
function contextOf(e) {
	return I(T(e, "llm_context", "messages") ?? T(e, "llm_messages"));
}
function stepOf(e, t) {
	let { type: n, source: r, content: i = null, created_at: a, models_usage: o } = e, s = isoOf(a), c = x(n);
	if (c === "ThoughtEvent") return { thought: x(i) };
	if (li.has(c)) return { turn: {
		message: {
			...V("tool"),
			results: I(i).map(resultOf$6)
		},
		at: s
	} };
	let l = c === "TextMessage" || c === "MultiModalMessage" || c === "StructuredMessage";
	return ui.has(c) || l && t.has(x(r)) ? { turn: {
		message: answerOf$9(e),
		usage: Q(o),
		at: s
	} } : l || c === "UserMessage" || c === "SystemMessage" ? { turn: {
		message: {
			...V(c === "SystemMessage" ? "system" : "user"),
			...partsOf$1(i)
		},
		at: s
	} } : { other: R({
		type: "other",
		name: c,
		data: e,
		at: s
	}) };
}
function partsOf$1(e) {
	if (typeof e == "string") return {
		text: e,
		extras: []
	};
	let t = Array.isArray(e) ? e : [e];
	return {
		text: t.filter((e) => typeof e == "string").join("\n"),
		extras: t.filter((e) => typeof e != "string")
	};
}
function answerOf$9({ content: e = null, thought: t = null }) {
	let n = I(e), r = n.length > 0 && n.every((e) => "name" in e && "arguments" in e), i = S(t) === void 0 ? [] : [{
		type: "reasoning",
		text: x(t)
	}], a = V("assistant");
	if (!r) {
		let { text: t, extras: n } = partsOf$1(e);
		return {
			...a,
			text: t,
			extras: [...n, ...i]
		};
	}
	return {
		...a,
		extras: i,
		calls: n.map((e) => ({
			id: fe(e.id),
			name: S(e.name) ?? "unknown",
			args: P(e.arguments)
		}))
	};
}
function resultOf$6({ call_id: e = null, name: t, content: n = null, is_error: r }) {
	let i = r === !0 ? {
		kind: "tool",
		message: x(n).slice(0, 2e3)
	} : void 0;
	return {
		id: fe(e),
		name: S(t),
		output: n,
		error: i
	};
}
function withThoughts(e) {
	let t;
	return e.map((e) => {
		if (e.thought !== void 0) return t = e.thought, {};
		if (e.turn?.message.role !== "assistant" || t === void 0) return e;
		let { message: n } = e.turn, r = [{
			type: "reasoning",
			text: t
		}, ...n.extras];
		return t = void 0, { turn: {
			...e.turn,
			message: {
				...n,
				extras: r
			}
		} };
	});
}
function eventsOfStep(e, { source: t }, n) {
	let r = S(t);
	return k(e, `message-${n}`).map((e) => e.type === "model_call" && r !== void 0 ? {
		...e,
		agent: r
	} : e);
}
function endOf$5(e, t) {
	let n = e.findLast(({ type: e }) => e !== "StopMessage" && e !== "HandoffMessage");
	return n?.type === "ToolCallSummaryMessage" ? n.content ?? void 0 : N(t.flatMap(({ turn: e }) => e?.message ?? []));
}
var ci, li, ui;
function init_autogen() {
	return (init_autogen = e((() => {
		r(), init_content_id(), G(), A(), init_model_fields(), init_times(), b(), ci = {
			name: "autogen",
			title: "AutoGen AgentChat states of teams and assistants, and lists of their messages",
			carries: "messages, calls, results with an error flag, tokens, thoughts; times in newer states; no status, no model",
			surest: .97,
			detect: (e) => isState$1(e.json) || isThread(itemsOf$2(e)) ? .97 : 0,
			itemKind: (e) => isState$1(e) ? "run" : isMessage$1(e) ? "part" : void 0,
			read: (e, { platform: t }) => {
				let n = itemsOf$2(e);
				return isThread(n) ? [readThread$1(n, speakersIn(n), { run_id: inputId("autogen", e, t.hash) })] : statesIn(n).map((e) => readState$1(e, inputId("autogen", { json: e }, t.hash)));
			}
		}, li = /* @__PURE__ */ new Set(["ToolCallExecutionEvent", "FunctionExecutionResultMessage"]), ui = /* @__PURE__ */ new Set(["AssistantMessage", "ToolCallRequestEvent"]);
	})))();
}
// src/core/formats/messages/message-texts.ts
function isEmptied(e, t) {
	let n = e[t];
	return Array.isArray(n) && n.length === 0 && fi.every((n) => n === t || !(n in e));
}
function isBorder(e, { text: t }) {
	let n = e.charAt(t.length);
	return n === "" || n === "," || n === "]";
}
function continued({ text: e, messages: t }, n) {
	if (e.length === n.length) return t;
	let r = whole(`[${n.slice(e.length + 1)}]`);
	return r && [...t, ...r];
}
function whole(e) {
	let t = D(e);
	return Array.isArray(t) ? U(t) : void 0;
}
var di, fi, pi, MessageTexts;
function init_message_texts() {
	return (init_message_texts = e((() => {
		wn(), G(), z(), di = 8, fi = [
			"messages",
			"choices",
			"input",
			"contents"
		], pi = /"(messages|input|contents)"\s*:\s*\[/, MessageTexts = class {
			known = [];
			read(e) {
				if (e.charCodeAt(0) !== 91) return;
				let t = e.trimEnd();
				if (t.endsWith("]")) return this.listed(t.slice(0, -1));
			}
			readRequest(e) {
				let t = e.charCodeAt(0) === 123 ? pi.exec(e) : null;
				if (!t) return;
				let n = t.index + t[0].length - 1, r = this.beginningOf(e.slice(n)), i = _n(e, r ? n + r.text.length : n + 1), a = i === void 0 ? void 0 : this.listed(e.slice(n, i), r);
				if (i === void 0 || !a) return;
				let o = D(`${e.slice(0, n)}[${e.slice(i)}`);
				return M(o) && isEmptied(o, t[1] ?? "") ? {
					rest: o,
					messages: a
				} : void 0;
			}
			listed(e, t = this.beginningOf(e)) {
				let n = t ? continued(t, e) : whole(`${e}]`);
				if (n && n.length !== 0) return this.known.unshift({
					text: e,
					messages: n
				}), this.known.length > di && this.known.pop(), n;
			}
			beginningOf(e) {
				return this.known.find((t) => e.slice(0, t.text.length) === t.text && isBorder(e, t));
			}
		};
	})))();
}
// src/core/formats/input/once-a-run.ts
function onceARun(e, t = /* @__PURE__ */ new Set()) {
	let n = /* @__PURE__ */ new Map();
	for (let r of e) for (let e in r) {
		let i = r[e];
		if (i == null || i === "" || t.has(e)) continue;
		let a = n.get(e);
		a ? a.length < mi && !a.some((e) => Vt(e, i)) && a.push(i) : n.set(e, [i]);
	}
	return Object.fromEntries([...n].map(([e, t]) => {
		let [n = null, ...r] = t;
		return [e, r.length === 0 ? n : t];
	}));
}
function picked(e, t) {
	let n = {};
	for (let r of t) {
		let t = e[r];
		t != null && (n[r] = t);
	}
	return n;
}
var mi;
function init_once_a_run() {
	return (init_once_a_run = e((() => {
		Nt(), mi = 16;
	})))();
}
// src/core/formats/fields/scores.ts
function scoreOf$1(e) {
	let t = T(e, "result") ?? null, n = S(F(e, "name", "gen_ai.evaluation.name"));
	if (n === void 0) return;
	let r = F(e, "label", "stringValue", "category_name", "gen_ai.evaluation.score.label") ?? T(t, "label"), i = F(e, "score", "value", "gen_ai.evaluation.score.value") ?? T(t, "score"), a = F(e, "comment", "explanation", "reason", "gen_ai.evaluation.explanation") ?? T(t, "explanation"), o = (typeof i == "boolean" || L(i) === void 0) && x(i) || void 0, s = typeof i == "boolean" ? Number(i) : L(i);
	return R({
		name: n,
		label: S(r) ?? o,
		score: s,
		comment: S(a)
	});
}
function ratingOf$1({ name: e, label: t, score: n }, r) {
	let i = t?.toLowerCase() ?? "";
	if (r.labels.some((e) => e.toLowerCase() === i) || gi.has(i)) return "bad";
	if (_i.has(i)) return "good";
	if (!(r.names === void 0 ? hi.test(e) : r.names.includes(e))) return;
	let a = n ?? (i === "false" ? 0 : i === "true" ? 1 : void 0);
	if (a !== void 0) return a <= r.score ? "bad" : a >= 1 ? "good" : void 0;
}
function withScores(e, t) {
	if (t.length === 0) return e;
	let n = {
		type: "other",
		name: yi,
		data: t.map(kept$1)
	}, r = {
		...e.trace,
		events: [...e.trace.events, n]
	};
	return {
		...e,
		trace: rated(r)
	};
}
function rated(e, t = vi) {
	if (e.feedback !== void 0 && e.feedback.scores === void 0) return e;
	let n = e.events.filter(tellsScores).flatMap(scoresIn$1);
	if (n.length === 0) return e;
	let { feedback: r, ...i } = e, a = feedbackOf$5(n, t);
	return a === void 0 ? i : {
		...i,
		feedback: a
	};
}
function isScored({ events: e }) {
	return e.some((e) => scoresIn$1(e).length > 0);
}
function tellsScores(e) {
	return e.type === "other" && (e.name === yi || e.name === bi);
}
function scoresIn$1(e) {
	return e.type !== "other" || !tellsScores(e) ? [] : (Array.isArray(e.data) ? e.data : [e.data ?? null]).flatMap((e) => typeof e == "object" && e && !Array.isArray(e) ? scoreOf$1(e) ?? [] : []);
}
function feedbackOf$5(e, t) {
	let n = e.map((e) => ratingOf$1(e, t)), r = e.filter((e, t) => n[t] !== void 0);
	if (r.length !== 0) return {
		rating: n.includes("bad") ? "bad" : "good",
		comment: r.map(commentOf$1).join("\n"),
		scores: [...e]
	};
}
function commentOf$1({ name: e, label: t, score: n, comment: r }) {
	let i = `${e}: ${x(t ?? n)}`;
	return r === void 0 ? i : `${i} (${r})`;
}
function kept$1(e) {
	let t = Object.entries(e).filter(([e, t]) => t !== null && e !== "projectId" && e !== "traceId");
	return Object.fromEntries(t);
}
var hi, gi, _i, vi, yi, bi;
function init_scores() {
	return (init_scores = e((() => {
		G(), hi = /(?:^|[-_ .])(?:correct(?:ness)?|success(?:ful)?|pass(?:ed)?|resolved|helpful(?:ness)?|accura(?:cy|te)|feedback|thumbs?[-_ ]?up)$/i, gi = /* @__PURE__ */ new Set([
			"bad",
			"failed",
			"incorrect",
			"wrong"
		]), _i = /* @__PURE__ */ new Set([
			"good",
			"pass",
			"passed",
			"correct"
		]), vi = {
			labels: ["fail"],
			score: 0
		}, yi = "scores", bi = "gen_ai.evaluation.result";
	})))();
}
// src/core/formats/spans/span-node.ts
function spanNode(e) {
	return {
		id: e.id,
		parent: e.parent,
		name: e.name,
		kind: e.kind ?? "other",
		start: e.start,
		end: e.end,
		input: e.input ?? [],
		output: e.output ?? [],
		call: e.call,
		result: e.result,
		error: e.error,
		model: e.model,
		provider: e.provider,
		params: e.params,
		usage: e.usage,
		cost: e.cost,
		finish: e.finish,
		agent: e.agent,
		session: e.session,
		user: e.user,
		ok: e.ok ?? !1,
		workflow: e.workflow ?? !1,
		around: e.around ?? !1,
		dialect: e.dialect,
		rest: e.rest,
		besides: e.besides
	};
}
function rangeOf(e) {
	let t, n;
	for (let r of e) r.start !== void 0 && !(t !== void 0 && t <= r.start) && (t = r.start), r.end !== void 0 && !(n !== void 0 && n >= r.end) && (n = r.end);
	return {
		start: t,
		end: n
	};
}
// src/core/formats/messages/open-calls.ts
function oldestOf(e, t, n) {
	let r = e.get(`- ${t}`)?.first(), i = n ? void 0 : e.get(`+ ${t}`)?.first();
	return !i || r && r.order < i.order ? r : i;
}
function slot(e, { event: t }) {
	return `${t.call_id === void 0 ? "-" : "+"} ${e}`;
}
function queueIn(e, t) {
	let n = e.get(t);
	if (n) return n;
	let r = new Queue();
	return e.set(t, r), r;
}
var OpenCalls, Queue;
function init_open_calls() {
	return (init_open_calls = e((() => {
		Nt(), OpenCalls = class {
			byName = /* @__PURE__ */ new Map();
			byKey = /* @__PURE__ */ new Map();
			fresh = [];
			add(e) {
				queueIn(this.byName, slot(e.event.tool_name, e)).push(e), this.fresh.push(e);
			}
			claim({ name: e, args: t, nameless: n }) {
				let r = oldestOf(this.byName, e, n), i = r === void 0 || t === void 0 || Vt(r.event.tool_args, t) ? r : this.withArgs(e, t, n);
				return i && (i.claimed = !0), i;
			}
			withArgs(e, t, n) {
				return this.index(), oldestOf(this.byKey, `${e} ${q(t)}`, n);
			}
			index() {
				for (let e of this.fresh) {
					if (e.claimed) continue;
					let t = `${e.event.tool_name} ${q(e.event.tool_args)}`;
					queueIn(this.byKey, slot(t, e)).push(e);
				}
				this.fresh = [];
			}
		}, Queue = class {
			calls = [];
			head = 0;
			push(e) {
				this.calls.push(e);
			}
			first() {
				for (; this.calls[this.head]?.claimed;) this.head += 1;
				return this.calls[this.head];
			}
		};
	})))();
}
// src/core/formats/messages/call-register.ts
var CallRegister, Unanswered;
function init_call_register() {
	return (init_call_register = e((() => {
		init_open_calls(), CallRegister = class {
			byId = /* @__PURE__ */ new Map();
			byEvent = /* @__PURE__ */ new Map();
			unanswered = new Unanswered();
			unansweredByName = /* @__PURE__ */ new Map();
			forSpans = new OpenCalls();
			forModels = new OpenCalls();
			add(e, t) {
				let n = t === "span", r = {
					event: e,
					order: this.byEvent.size,
					claimed: !1,
					spanned: n,
					answered: !1
				};
				this.byEvent.set(e, r), e.call_id !== void 0 && this.byId.set(e.call_id, r), this.unanswered.push(r);
				let i = this.unansweredByName.get(e.tool_name) ?? new Unanswered();
				this.unansweredByName.set(e.tool_name, i), i.push(r), (n ? this.forModels : this.forSpans).add(r);
			}
			claimForSpan(e) {
				let t = this.find(e, "span");
				if (t) return t.spanned = !0, this.learnId(t, e.id), t.event;
			}
			claimForModel(e) {
				let t = this.find(e, "model");
				if (t) return this.learnId(t, e.id), t.event;
			}
			isKnown(e) {
				return this.byId.has(e);
			}
			openCall({ id: e, name: t }) {
				if (e === void 0) return (t === void 0 ? this.unanswered : this.unansweredByName.get(t))?.first()?.event;
				let n = this.byId.get(e);
				return !n || n.answered ? void 0 : n.event;
			}
			close(e) {
				let t = this.byEvent.get(e);
				t && (t.answered = !0);
			}
			find({ id: e, name: t, args: n }, r) {
				let i = e === void 0 ? void 0 : this.byId.get(e);
				if (i) {
					let e = !i.claimed && i.spanned === (r === "model");
					return e && (i.claimed = !0), e ? i : void 0;
				}
				let a = (r === "span" ? this.forSpans : this.forModels).claim({
					name: t,
					args: n,
					nameless: e !== void 0
				});
				return a && this.byEvent.get(a.event);
			}
			learnId(e, t) {
				t !== void 0 && e.event.call_id === void 0 && (e.event.call_id = t, this.byId.set(t, e));
			}
		}, Unanswered = class {
			entries = [];
			head = 0;
			push(e) {
				this.entries.push(e);
			}
			first() {
				for (let e = this.entries[this.head]; e; e = this.entries[this.head]) {
					if (!e.answered && !e.spanned) return e;
					this.head += 1;
				}
			}
		};
	})))();
}
// src/core/formats/messages/known-history.ts
function commonLength(e, t) {
	let n = 0;
	for (; n < e.length && n < t.length && e[n] === t[n];) n += 1;
	return n;
}
function keyOf(e) {
	if (e.key !== void 0) return e.key;
	let { role: t, text: n, calls: r, results: i } = e, a = n.trim(), o = `${t}\n${a.length > 400 ? `${a.length}:${a.slice(0, 200)}${a.slice(-200)}` : a}`;
	for (let { id: e, name: t } of r) o += `\ncall ${e ?? t}`;
	for (let { id: e, output: t } of i) o += `\nresult ${e ?? x(t).slice(0, 200)}`;
	return e.key = o, o;
}
var xi, KnownHistory;
function init_known_history() {
	return (init_known_history = e((() => {
		G(), xi = 64, KnownHistory = class {
			threads = [];
			fresh(e, t) {
				if (e.length + t.length === 0) return e;
				let n = e.map(keyOf), r = 0, i;
				for (let [e, t] of this.threads.entries()) {
					if (t[0] !== n[0]) continue;
					let a = commonLength(t, n);
					a > r && (r = a, i = e);
				}
				for (let e of t) n.push(keyOf(e));
				let a = i === void 0 ? void 0 : this.threads[i];
				return a && i !== void 0 && r >= a.length - 1 ? this.threads[i] = n : this.threads.push(n), this.threads.length > xi && this.threads.shift(), r === 0 ? e : e.slice(r);
			}
		};
	})))();
}
// src/core/formats/spans/late-events.ts
function told$4(e) {
	let t = [];
	for (let n of e.toSorted((e, t) => e.time - t.time || e.place - t.place)) n.told || t.push(n.event), n.told = !0;
	return t;
}
var Si, LateEvents;
function init_late_events() {
	return (init_late_events = e((() => {
		Si = [], LateEvents = class {
			waiting = [];
			count = 0;
			results = /* @__PURE__ */ new Map();
			add(e, { end: t, kind: n, parent: r }) {
				let i = {
					event: e,
					time: t ?? Infinity,
					place: this.count,
					told: !1
				};
				if (this.count += 1, this.waiting.splice(this.placeOf(i.time), 0, i), n !== "tool") return;
				let a = this.results.get(r);
				a ? a.push(i) : this.results.set(r, [i]);
			}
			overBefore({ start: e, kind: t, parent: n }) {
				let r = t === "model" ? this.results.get(n) ?? [] : [];
				r.length > 0 && this.results.delete(n);
				for (let t = this.waiting.at(-1); t && (t.told || t.time <= (e ?? -1)); t = this.waiting.at(-1)) r.push(t), this.waiting.pop();
				return r.length === 0 ? Si : told$4(r);
			}
			rest() {
				return told$4(this.waiting.toReversed());
			}
			placeOf(e) {
				let t = 0, n = this.waiting.length;
				for (; t < n;) {
					let r = t + n >>> 1;
					(this.waiting[r]?.time ?? 0) > e ? t = r + 1 : n = r;
				}
				return t;
			}
		};
	})))();
}
// src/core/formats/spans/step-content.ts
function stepContent({ input: e, output: t, rest: n }) {
	return e.length + t.length === 0 ? n : R({
		...n,
		input: contentsOf(e),
		output: contentsOf(t)
	});
}
function contentsOf(e) {
	let [t, ...n] = e.map((e) => Et(e));
	return n.length === 0 ? t : e.map((e) => Et(e));
}
function init_step_content() {
	return (init_step_content = e((() => {
		G(), b();
	})))();
}
// src/core/formats/spans/span-times.ts
function whenOf$1(e) {
	return {
		at: e.start === void 0 ? void 0 : isoOfMillis(e.start),
		duration_ms: millisBetween(e.start, e.end),
		parent: e.parent
	};
}
function endOf$4(e) {
	let t = e.end ?? e.start;
	return t === void 0 ? void 0 : isoOfMillis(t);
}
function init_span_times() {
	return (init_span_times = e((() => {
		init_times();
	})))();
}
// src/core/formats/spans/tool-spans.ts
function keysOf({ id: e, name: t, args: n }) {
	return [...e === void 0 ? [] : [`id ${e}`], `${t} ${q(n ?? {})}`];
}
function callOf$2({ id: e, name: t, args: n }, r) {
	return R({
		type: "tool_call",
		call_id: e,
		tool_name: t,
		tool_args: n ?? {},
		args_unknown: n === void 0 || void 0,
		...r
	});
}
var ToolSpans;
function init_tool_spans() {
	return (init_tool_spans = e((() => {
		G(), ToolSpans = class {
			done = /* @__PURE__ */ new Set();
			waiting;
			nodes;
			constructor(e) {
				this.nodes = e.filter(({ kind: e }) => e === "tool");
			}
			begin(e) {
				return this.done.size < this.done.add(e).size;
			}
			overlapsNext({ kind: e, end: t }) {
				let n = this.nodes[this.done.size]?.start;
				return e === "tool" && t !== void 0 && n !== void 0 && n < t;
			}
			cameLate(e) {
				if (this.nodes.length !== this.done.size) {
					this.waiting ??= this.awaited();
					for (let t of keysOf({
						id: e.call_id,
						name: e.tool_name,
						args: e.tool_args
					})) {
						let e = this.waiting.get(t) ?? [];
						for (; e[0] && this.done.has(e[0]);) e.shift();
						if (e[0]) return e[0];
					}
				}
			}
			awaited() {
				let e = /* @__PURE__ */ new Map();
				for (let t of this.nodes) for (let n of keysOf(t.call ?? {
					id: void 0,
					name: t.name,
					args: {}
				})) {
					let r = e.get(n);
					r ? r.push(t) : e.set(n, [t]);
				}
				return e;
			}
		};
	})))();
}
// src/core/formats/spans/span-events.ts
function exceptionKey(e) {
	return x([T(e, "exception.type") ?? null, T(e, "exception.message") ?? null]);
}
function isInstruction({ role: e }) {
	return e === "system" || e === "developer";
}
var SpanEvents;
function init_span_events() {
	return (init_span_events = e((() => {
		init_call_register(), r(), init_earlier_content(), G(), init_known_history(), init_late_events(), A(), init_step_content(), init_span_times(), init_times(), init_tool_spans(), b(), SpanEvents = class {
			events = [];
			notes = /* @__PURE__ */ new Set();
			calls = new CallRegister();
			history = new KnownHistory();
			told = /* @__PURE__ */ new Set();
			askedAt = /* @__PURE__ */ new Map();
			lastModel = -1;
			exceptions = /* @__PURE__ */ new Set();
			roots;
			late = new LateEvents();
			parents = /* @__PURE__ */ new Set();
			outputs = /* @__PURE__ */ new Set();
			earlier = /* @__PURE__ */ new Set();
			tools;
			modelsTellInput;
			modelsTellInstructions;
			onlySteps;
			constructor(e, t) {
				this.onlySteps = !e.some(({ kind: e }) => e === "model" || e === "tool");
				let n = this.onlySteps ? t.filter(({ parent: e }, t) => e === void 0 || t === 0) : t;
				this.roots = new Set(n), this.modelsTellInput = e.some(({ kind: e, input: t }) => e === "model" && t.some(({ role: e, text: t }) => e === "user" && t !== "")), this.modelsTellInstructions = e.some(({ kind: e, input: t }) => e === "model" && t.some(isInstruction)), this.tools = new ToolSpans(e);
				for (let { error: t, kind: n, parent: r } of e) r !== void 0 && this.parents.add(r), t && (n === "tool" || n === "model") && this.told.add(t.message);
			}
			add(e) {
				for (let t of this.late.overBefore(e)) this.events.push(t);
				if (e.kind === "model" ? this.addModel(e) : e.kind === "tool" ? this.addTool(e) : this.addOther(e), e.besides) for (let t of e.besides) this.addBeside(t, e);
			}
			addBeside(e, t) {
				if (e.type === "other" && e.name === "exception") {
					let t = exceptionKey(e.data);
					if (this.exceptions.has(t)) return;
					this.exceptions.add(t);
				}
				this.late.add(e, {
					end: millisOf(e.at) ?? t.start,
					kind: "other",
					parent: t.id
				});
			}
			finish() {
				for (let e of this.late.rest()) this.events.push(e);
				return {
					events: this.events,
					notes: [...this.notes]
				};
			}
			pushEnd(e, t) {
				this.parents.has(t.id) || t.besides !== void 0 || this.tools.overlapsNext(t) ? this.late.add(e, t) : this.events.push(e);
			}
			addModel(e) {
				let t = this.history.fresh(e.input, e.output), n = this.lastModel === -1;
				for (let r of t) n ? this.addEarlier(r, e) : this.earlier.has(keyOf(r)) || this.addFresh(r, e);
				let { calls: r, said: i, extras: a, results: o } = c(e.output);
				this.outputs.add(i);
				let s = R({
					type: "model_call",
					model: e.model,
					params: e.params,
					output: i === "" && (e.output.length === 0 || r.length + o.length + a.length > 0) ? void 0 : i,
					finish_reason: e.finish,
					usage: e.usage,
					cost: e.cost,
					error: e.error,
					extras: a.length === 0 ? void 0 : a,
					attributes: e.rest,
					...whenOf$1(e)
				});
				this.lastModel = this.events.push(s) - 1;
				let l = /failed after (\d+) attempts/i.exec(e.error?.message ?? "");
				l && this.notes.add(`a model call was tried ${l[1]} times; its retries are not in the trace`);
				for (let t of r) this.addAsked(t, e);
				for (let t of o) this.addResult(t, e);
			}
			addEarlier(e, t) {
				let n = `${t.id}/${keyOf(e)}`, r = e.calls.filter((e) => !this.isOfRun(e, n)), i = e.results.filter((e) => this.calls.openCall(e)), a = e.results.filter((e) => !i.includes(e));
				if (r.length + a.length === 0) {
					this.addFresh(e, t);
					return;
				}
				for (let e of i) this.addResult(e, t);
				let o = t.start === void 0 ? void 0 : isoOfMillis(t.start), s = earlierContent({
					...e,
					calls: r,
					results: a
				});
				this.events.push(R({
					type: "input_message",
					role: e.role,
					content: s,
					at: o,
					parent: t.parent
				})), this.earlier.add(keyOf(e));
			}
			isOfRun(e, t) {
				let n = this.calls.claimForModel(e);
				return n ? (n.group ??= t, n.args_unknown === !0 && (n.tool_args = e.args, delete n.args_unknown), !0) : e.id !== void 0 && this.calls.isKnown(e.id);
			}
			addAsked(e, t, n = t.id) {
				if (this.isOfRun(e, n)) return;
				let r = t.end === void 0 ? void 0 : isoOfMillis(t.end), i = s(e, {
					group: n,
					at: r,
					parent: t.id
				});
				this.pushCall(i, "model");
				let a = this.events[this.lastModel]?.at;
				a !== void 0 && this.askedAt.set(i, a);
			}
			pushCall(e, t) {
				this.events.push(e), this.calls.add(e, t);
			}
			addFresh(e, t) {
				let n = t.start === void 0 ? void 0 : isoOfMillis(t.start);
				for (let n of e.results) this.addResult(n, t);
				if (e.role === "assistant") {
					let r = `${t.id}/${keyOf(e)}`;
					for (let n of e.calls) this.addAsked(n, t, r);
					e.text !== "" && !this.outputs.has(e.text) && this.events.push(R({
						type: "input_message",
						role: "assistant",
						content: e.text,
						at: n,
						parent: t.id
					}));
				} else e.role === "tool" || e.text === "" && e.results.length > 0 || this.events.push(...k({
					message: {
						...e,
						results: []
					},
					at: n,
					parent: t.parent
				}, t.id));
			}
			modelsTell(e) {
				return isInstruction(e) ? this.modelsTellInstructions : this.modelsTellInput;
			}
			addResult(e, t) {
				let n = this.calls.openCall(e);
				if (!n) return;
				let r = this.tools.cameLate(n);
				if (r) {
					this.addTool(r);
					return;
				}
				this.calls.close(n);
				let i = t.start === void 0 ? void 0 : isoOfMillis(t.start);
				this.events.push(d({
					...e,
					id: n.call_id
				}, {
					at: i,
					parent: t.id
				}));
			}
			addTool(e) {
				if (!this.tools.begin(e)) return;
				let t = e.call ?? {
					id: void 0,
					name: e.name,
					args: void 0
				}, n = this.calls.claimForSpan(t), r = whenOf$1(e);
				n?.at !== void 0 && r.at !== void 0 && r.at < n.at && (n.at = this.askedAt.get(n) ?? r.at);
				let i = n ?? callOf$2(t, r);
				if (e.rest !== void 0 && (i.attributes = e.rest), n || this.pushCall(i, "span"), i.args_unknown === !0 && this.notes.add("a tool's span has no arguments: record the inputs of tools"), e.result === void 0 && !e.error) {
					this.notes.add("a tool's span has no output: record the outputs of tools");
					return;
				}
				let a = i.call_id ??= e.id;
				this.calls.close(i);
				let o = e.error && {
					...e.error,
					kind: B(e.error.message, "tool")
				};
				this.pushEnd(d({
					id: a,
					output: e.result ?? null,
					error: o
				}, {
					...r,
					at: endOf$4(e)
				}), e);
			}
			addOther(e) {
				let t = this.roots.has(e);
				if (t) for (let t of e.input) this.modelsTell(t) || this.addFresh(t, e);
				let { error: n } = e, r = n === void 0 || !t && this.told.has(n.message), i = this.onlySteps && !t ? stepContent(e) : e.rest;
				if ((i !== void 0 || e.kind === "other") && this.events.push(R({
					type: "other",
					name: e.name,
					data: i,
					...whenOf$1(e)
				})), r) return;
				this.told.add(n.message);
				let a = B(n.message, n.kind);
				this.pushEnd(R({
					type: "error",
					kind: a,
					error: x(n.message),
					at: endOf$4(e),
					parent: e.id
				}), e);
			}
		};
	})))();
}
// src/core/formats/spans/spans-to-trace.ts
function traceFromSpans(e, t) {
	let n = inOrder$3(withoutWrappers(e)), r = new Set(n.map(({ id: e }) => e)), i = n.filter(({ parent: e, around: t }) => !t && (e === void 0 || !r.has(e))), a = new SpanEvents(n, i);
	for (let e of n) a.add(e);
	let { events: o, notes: s } = a.finish(), came = ({ parent: e }) => e === void 0, c = t.severalRoots ? i.every(came) : i.some(came), l = addEnd(n, i, {
		events: o,
		guess: t.saysLimits !== !0 && c
	});
	!c && n.length > 0 && s.push("the root span is missing: the run may have crashed, or its end was not sent");
	let u = rangeOf(n), d = {
		run_id: t.run_id,
		format: t.format,
		status: statusOf$8(i, o, c && l),
		events: o,
		notes: t.notes ? [...t.notes, ...s] : s
	};
	return t.source !== void 0 && (d.source = t.source), u.start !== void 0 && (d.started_at = isoOfMillis(u.start)), u.end !== void 0 && (d.ended_at = isoOfMillis(u.end)), addNames(d, i, n), W(d);
}
function whenOf(e) {
	return e === void 0 ? void 0 : isoOfMillis(e);
}
function inOrder$3(e) {
	if (isInOrder(e)) return [...e];
	let t, n = /* @__PURE__ */ new Map(), depthOf = (r) => {
		let i = 0, a = r;
		for (; a?.parent !== void 0 && i < Ci;) {
			let r = n.get(a.id);
			if (r !== void 0) {
				i += r;
				break;
			}
			t ??= new Map(e.map((e) => [e.id, e])), a = t.get(a.parent), i += 1;
		}
		return n.set(r.id, i), i;
	};
	return e.toSorted((e, t) => (e.start ?? 0) - (t.start ?? 0) || depthOf(e) - depthOf(t));
}
function isInOrder(e) {
	let t = -1;
	for (let { start: n = 0 } of e) {
		if (n <= t) return !1;
		t = n;
	}
	return !0;
}
function withoutWrappers(e) {
	let t = /* @__PURE__ */ new Set();
	for (let { kind: n, parent: r } of e) n === "model" && r !== void 0 && t.add(r);
	if (!e.some(({ kind: e, id: n }) => e === "model" && t.has(n))) return e;
	let n = new Map(e.flatMap((e) => t.has(e.id) ? [[e.id, e]] : []));
	return e.map((e) => {
		if (e.kind !== "model") return e;
		if (t.has(e.id)) return {
			...e,
			kind: "agent"
		};
		let r = n.get(e.parent ?? "")?.params?.tools;
		return r === void 0 || e.params?.tools !== void 0 ? e : {
			...e,
			params: {
				...e.params,
				tools: r
			}
		};
	});
}
function addEnd(e, t, { events: n, guess: r }) {
	let i = t.every(({ end: e }) => e !== void 0), a = t.findLast(({ kind: e, name: t }) => e === "agent" || t !== ""), o = a?.error !== void 0, s = endsOnTools(n, a), c = a?.kind === "model" ? void 0 : textOfOutput(a), l = lastText(n), u = isToolFinish(a?.finish) ? void 0 : c ?? (o || s ? void 0 : l);
	if (u !== void 0) return n.push(R({
		type: "final_output",
		content: u,
		at: whenOf(a?.end)
	})), i;
	let d = a?.kind === "agent" || e.length > t.length, f = e.some(({ kind: e }) => e === "tool") || n.some(({ type: e }) => e === "tool_result");
	return r && !o && i && d && s && f && n.push({
		type: "error",
		kind: "limit",
		error: "The run ended while the model was still asking for tools: its step limit was reached.",
		heuristic: !0
	}), i;
}
function isToolFinish(e) {
	return e !== void 0 && /^(?:tool[-_]?calls?|tool_use|function_call)$/i.test(e);
}
function endsOnTools(e, t) {
	let n = e.findLastIndex(({ type: e }) => e === "model_call"), r = e[n];
	if (r?.type !== "model_call" || r.error) return !1;
	if (isToolFinish(t?.finish) || isToolFinish(r.finish_reason)) return !0;
	for (let t = n + 1; t < e.length; t += 1) {
		let n = e[t];
		if (n?.type === "tool_call" && n.hosted !== !0 && (n.group !== void 0 || r.finish_reason === void 0)) return !0;
	}
	return !1;
}
function lastText(e) {
	let t = e.findLast((e) => e.type === "model_call");
	return typeof t?.output == "string" && !t.error ? t.output : void 0;
}
function textOfOutput(e) {
	return e?.output.findLast(({ text: e }) => e !== "")?.text;
}
function statusOf$8(e, t, n) {
	let r = t.findLastIndex(({ type: e }) => e === "error");
	return runFailed(e) || r !== -1 && !recovered(e, t.slice(r + 1)) ? "error" : n ? "success" : "unknown";
}
function recovered(e, t) {
	return e.every(({ ok: e }) => e) ? !0 : t.some(({ type: e }) => e === "final_output") ? e.some((e) => e.kind === "agent" && textOfOutput(e) !== void 0) || t.some((e) => e.type === "model_call" && !e.error && e.output !== void 0) : !1;
}
function runFailed(e) {
	let t = e.filter(({ kind: e }) => e === "model");
	return e.some((e) => e.error === void 0 || e.kind === "tool" ? !1 : e.kind !== "model" || e === t.at(-1));
}
function addNames(e, t, n) {
	for (let r of [t, n]) for (let { kind: t, agent: n, model: i, provider: a, session: o, user: s } of r) n !== void 0 && (e.agent ??= { name: n }), o !== void 0 && (e.session_id ??= o), s !== void 0 && (e.user_id ??= s), t === "model" && i !== void 0 && (e.model ??= R({
		name: i,
		provider: a
	}));
}
var Ci;
function init_spans_to_trace() {
	return (init_spans_to_trace = e((() => {
		G(), init_span_events(), init_times(), b(), Ci = 200;
	})))();
}
// src/core/formats/braintrust.ts
function rowsOf$2({ json: e, lines: t }) {
	return t ? t.flatMap((e) => isRow$1(e) ? e : rowsOf$2({
		name: "",
		json: e
	})) : Array.isArray(e) ? e : f(F(e, "events", "data", "rows"));
}
function isRow$1(e) {
	return !M(e) || typeof e.span_id != "string" || typeof e.root_span_id != "string" ? !1 : M(e.span_attributes) || "_is_merge" in e;
}
function merged$1(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) {
		let e = x(n.id ?? n.span_id), r = n._is_merge === !0 ? t.get(e) : void 0;
		t.set(e, r ? put$1(r, n) : n);
	}
	return [...t.values()];
}
function put$1(e, t) {
	let n = Object.entries(t).map(([t, n]) => {
		let r = Object.hasOwn(e, t) ? e[t] : void 0;
		return [t, t !== "output" && M(r) && M(n) ? {
			...r,
			...n
		} : n];
	});
	return {
		...e,
		...Object.fromEntries(n)
	};
}
function readRun$4(e, t) {
	let n = new MessageTexts(), r = t.map((e) => nodeOf$5(e, n)), i = {
		...onceARun(t.map((e) => picked(e, Ti))),
		metadata: onceARun(t.map((e) => w(e.metadata)), Ei),
		context: onceARun(t.map((e) => w(e.context)))
	}, a = Object.entries(i).filter(([, e]) => !M(e) || Object.keys(e).length > 0);
	return withScores(traceFromSpans(r, {
		run_id: e,
		format: "braintrust",
		source: Object.fromEntries(a)
	}), t.flatMap(scoresIn));
}
function nodeOf$5(e, t) {
	let { input: n, output: r } = e, i = w(e.span_attributes), a = w(e.metadata), o = w(e.metrics), s = S(i.name) ?? "span", c = S(f(e.span_parents)[0]), l = kindOf$1(S(i.type), c), u = failureOf$5(e.error), d = l === "model" ? "model" : l === "tool" ? "tool" : "exception", p = l === "model" || l === "agent" ? answerOf$8(r) : [];
	return spanNode({
		id: x(e.span_id),
		parent: c,
		name: s,
		kind: l,
		start: millisOf(o.start) ?? millisOf(e.created),
		end: millisOf(o.end),
		error: u === void 0 ? void 0 : {
			kind: B(u, d),
			message: u
		},
		agent: c === void 0 ? s : void 0,
		session: S(F(a, "session_id", "thread_id", "conversation_id")),
		user: S(a.user_id),
		...l === "tool" ? {
			call: {
				id: callId(e),
				name: s,
				args: givenTo(n)
			},
			result: r ?? void 0
		} : l === "other" ? {} : {
			input: messagesIn$1(messagesOf$1(n), "user", t),
			output: p
		},
		...l === "model" ? modelOf$10(a, o, p) : {},
		...l === "other" ? { rest: R({
			type: i.type,
			input: n,
			output: r
		}) } : {}
	});
}
function modelOf$10(e, t, n) {
	return {
		model: S(e.model),
		provider: S(e.provider),
		params: paramsOf$1(e, w(e.invocation_params)),
		usage: Q(t),
		finish: n.findLast(({ finish: e }) => e !== void 0)?.finish
	};
}
function kindOf$1(e, t) {
	return e === "llm" ? "model" : e === "tool" ? "tool" : t === void 0 ? "agent" : "other";
}
function messagesOf$1(e) {
	let [t, ...n] = f(e);
	return Array.isArray(t) && n.length === 0 ? t : e;
}
function answerOf$8(e) {
	let t = T(e, "generations", 0, 0), n = messagesIn$1(T(t, "message") ?? t ?? e, "assistant"), r = S(T(t, "generationInfo", "finish_reason")) ?? S(T(e, 0, "finish_reason"));
	return n.filter(({ role: e }) => e === "assistant").map((e) => ({
		...e,
		finish: e.finish ?? r
	}));
}
function givenTo(e) {
	let [t, n] = f(e);
	return M(n) && typeof n.toolCallId == "string" ? t : typeof e == "string" ? P(e) : e;
}
function callId({ input: e, metadata: t }) {
	return S(T(e, 1, "toolCallId")) ?? S(F(t, "tool_call_id", "toolCallId", "call_id"));
}
function failureOf$5(e) {
	return M(e) ? S(e.message) ?? x(e) : S(e);
}
function scoresIn({ scores: e }) {
	return Object.entries(w(e)).flatMap(([e, t]) => t === null ? [] : {
		name: e,
		score: t
	});
}
var wi, Ti, Ei;
function init_braintrust() {
	return (init_braintrust = e((() => {
		r(), G(), init_message_texts(), init_model_fields(), init_once_a_run(), init_dialect(), init_scores(), init_spans_to_trace(), init_times(), wi = {
			name: "braintrust",
			title: "Braintrust logs and experiments: rows of spans, from its API or its SDKs",
			carries: "calls, results, errors, times, tokens, content, scores as feedback",
			settings: { off: "log input and output of each span" },
			surest: .95,
			detect: (e) => rowsOf$2(e).some(isRow$1) ? .95 : 0,
			itemKind: (e) => isRow$1(e) ? "part" : void 0,
			read: (e) => {
				let t = /* @__PURE__ */ new Map();
				for (let n of merged$1(rowsOf$2(e).filter(isRow$1))) {
					let e = S(n.root_span_id) ?? S(n.span_id) ?? "braintrust", r = t.get(e);
					r ? r.push(n) : t.set(e, [n]);
				}
				return Array.from(t, ([e, t]) => readRun$4(e, t));
			}
		}, Ti = [
			"project_id",
			"experiment_id",
			"log_id",
			"tags",
			"expected"
		], Ei = /* @__PURE__ */ new Set([
			"model",
			"provider",
			"tools",
			"invocation_params"
		]);
	})))();
}
// src/core/formats/fields/in-time.ts
function inTime(e, t) {
	let n = [], r = t.find(({ at: e }) => e !== void 0)?.at, i = 0;
	for (let a of e) {
		for (let e = t[i]; e && a.at !== void 0 && (r = e.at ?? r, !(r === void 0 || r >= a.at)); e = t[i]) n.push(e), i += 1;
		n.push(a);
	}
	return [...n, ...t.slice(i)];
}
function interleaved(e, t) {
	let n = /* @__PURE__ */ new Map(), r = "", i = e.map((e, i) => {
		let a = t(e), o = n.get(a) ?? "";
		r = e.at ?? r;
		let s = r > o ? r : o;
		return n.set(a, s), {
			turn: e,
			time: s,
			place: i
		};
	});
	return i.sort((e, t) => e.time < t.time ? -1 : e.time > t.time ? 1 : e.place - t.place), i.map(({ turn: e }) => e);
}
// src/core/formats/claude-code/claude-code-lines.ts
function isOnWire(e) {
	let t = T(e, "direction");
	return (t === "send" || t === "recv") && M(T(e, "message"));
}
function withoutDefault(e) {
	if (!M(e) || e.session_id !== "default") return e;
	let { session_id: t, ...n } = e;
	return n;
}
function isOwn(e) {
	let t = S(T(e, "type"));
	return t === "user" || t === "assistant" ? [
		"sessionId",
		"session_id",
		"uuid",
		"parentUuid",
		"parent_tool_use_id"
	].some((t) => T(e, t) !== void 0) && M(T(e, "message")) : t === "system" ? T(e, "subtype") !== void 0 : t === "result" ? T(e, "num_turns") !== void 0 || T(e, "is_error") !== void 0 : t === "summary" ? T(e, "leafUuid") !== void 0 : t === void 0 ? !1 : Di.has(t) || typeof F(e, "sessionId", "session_id") == "string" && "uuid" in w(e);
}
function isStray(e) {
	let t = T(e, "type");
	return typeof t != "string" || (t === "user" || t === "assistant") && !M(T(e, "message"));
}
function isAside(e) {
	let t = e.isMeta === !0 || e.isCompactSummary === !0 || isInterruption(e);
	return e.type === "user" && t && !hasResult(e);
}
function asideName(e) {
	return isInterruption(e) ? "user/interrupted" : e.isCompactSummary === !0 ? "user/compact_summary" : "user/meta";
}
function isInterruption(e) {
	let t = T(e, "message", "content"), n = typeof t == "string" ? [t] : f(t).map((e) => x(T(e, "text")));
	return e.type === "user" && n.length === 1 && x(n[0]).startsWith("[Request interrupted by user");
}
function hasResult(e) {
	return I(T(e, "message", "content")).some((e) => e.type === "tool_result");
}
function isSynthetic(e) {
	return T(e, "message", "model") === "<synthetic>";
}
function failureOf$4(e, t) {
	if (e.type === "assistant") return e.isApiErrorMessage === !0 || S(e.error) !== void 0 || isSynthetic(e) && /^API Error\b/.test(t) ? t : void 0;
}
function rewoundPrompts(e) {
	let t = e.filter((e) => typeof e.uuid == "string" && e.isSidechain !== !0);
	if (!t.some((e) => parentOf$2(e) !== void 0)) return 0;
	let n = new Map(t.map((e) => [e.uuid, e])), r = /* @__PURE__ */ new Set(), i = t.findLast((e) => e.type === "assistant" || e.type === "user");
	for (; i && !r.has(i);) {
		r.add(i);
		let e = parentOf$2(i);
		if (e === void 0) return t.filter((e) => isPrompt(e) && !r.has(e)).length;
		i = n.get(e);
	}
	return 0;
}
function parentOf$2(e) {
	return S(e.parentUuid) ?? S(e.logicalParentUuid);
}
function isPrompt(e) {
	return e.type === "user" && !isAside(e) && !hasResult(e);
}
var Di;
function init_claude_code_lines() {
	return (init_claude_code_lines = e((() => {
		G(), Di = /* @__PURE__ */ new Set([
			"file-history-snapshot",
			"queue-operation",
			"control_request",
			"control_response",
			"control_cancel_request",
			"stream_event",
			"tool_progress",
			"keep_alive",
			"last-prompt",
			"custom-title",
			"ai-title"
		]);
	})))();
}
// src/core/formats/claude-code/claude-code-end.ts
function endOf$3(e, t) {
	if (!e) return t ? {
		status: "unknown",
		events: [],
		notes: ["the stream has no result line: the run was cut off"]
	} : void 0;
	let n = S(e.subtype) ?? "", r = S(e.result), i = L(e.total_cost_usd), a = R({
		type: "other",
		name: "result",
		data: { ...e },
		cost: i
	});
	if (e.is_error !== !0 && (n === "success" || n === "")) return {
		status: "success",
		events: [a],
		...J({ final: r }),
		notes: []
	};
	let o = F(e, "errors", "error", "result"), s = (Array.isArray(o) ? o.map(x).join("; ") : x(o)) || n;
	return {
		status: "error",
		events: [a, {
			type: "error",
			kind: /max_turns|max_budget/.test(n) ? "limit" : B(s, "exception"),
			error: s
		}],
		notes: []
	};
}
function sessionEnd(e, t) {
	let spoken = (e) => e.type === "user" || e.type === "assistant", n = e.findLast((e) => spoken(e) && e.isSidechain !== !0), r = n !== void 0 && isInterruption(n);
	if (!r && t?.error === void 0) return {
		status: "unknown",
		events: [],
		notes: []
	};
	let i = r ? textsOf$1(n.message) : t?.error?.message ?? "";
	return {
		status: "error",
		events: [{
			type: "error",
			kind: r ? "cancelled" : B(i, "model"),
			error: i
		}],
		notes: []
	};
}
function textsOf$1(e) {
	return U(e).map(({ text: e }) => e).join("");
}
function init_claude_code_end() {
	return (init_claude_code_end = e((() => {
		r(), init_claude_code_lines(), G(), z();
	})))();
}
// src/core/formats/claude-code/claude-code.ts
function withoutCopies(e) {
	let t = /* @__PURE__ */ new Map();
	return e.filter((e) => {
		let n = S(e.uuid), r = n === void 0 ? void 0 : t.get(n);
		if (n === void 0) return !0;
		if (r === void 0) return t.set(n, e), !0;
		let i = r instanceof Set ? r : /* @__PURE__ */ new Set([saidIn$3(r)]);
		return t.set(n, i), i.size < i.add(saidIn$3(e)).size;
	});
}
function saidIn$3({ type: e = null, message: t = null, toolUseResult: n = null }) {
	return q([
		e,
		t,
		n
	]);
}
function linesOf$1({ json: e, lines: t }) {
	if (t) return t;
	let n = F(e, "messages"), r = Array.isArray(e) ? e : Array.isArray(n) ? n : e === void 0 ? [] : [e];
	return r.some(isOnWire) ? r.filter(isOnWire).map(({ message: e = null }) => withoutDefault(e)) : r;
}
function joinLeading(e) {
	let t = [...e], [n, r] = t, i = n?.[1].every((e) => F(e, "sessionId", "session_id") === void 0) ?? !1;
	return !n || !r || !i ? t : [[r[0], [...n[1], ...r[1]]], ...t.slice(2)];
}
function readSession$4(e, t) {
	let n = agentsOf(t), r = t.every(({ isSidechain: e }) => e !== !1), i = joinAnswers(t.flatMap((e) => turnOf$2(e, r ? void 0 : n))), a = i.every(isOfMain) ? i : interleaved(i, ({ parent: e }) => e), o = t.findLast((e) => e.type === "result");
	if (a.length === 0 && !o) return [];
	let s = a.filter(isOfMain), c = t.flatMap((e) => otherOf$1(e) ?? []), l = inTime(j(a), c), u = r ? S(t.find(({ agentId: e }) => e !== void 0)?.agentId) : void 0, d = endOf$3(o, t.some((e) => e.type === "system" && e.subtype === "init")) ?? sessionEnd(t, s.at(-1));
	l.push(...d.events);
	let f = d.status === "error" || s.findLast(({ message: e }) => e.role === "assistant")?.error, p = d.final ?? (f ? void 0 : N(s.map(({ message: e }) => e)));
	p !== void 0 && l.push({
		type: "final_output",
		content: p
	});
	let m = t.find((e) => e.subtype === "init") ?? t.find((e) => e.version !== void 0), h = a.find((e) => e.model !== void 0)?.model ?? S(m?.model), g = rewoundPrompts(t), _ = g === 0 ? [] : [`prompts taken back by going back to an earlier point, kept with their answers: ${g}`], v = S(F(m, "claude_code_version", "version") ?? t.find((e) => e.version)?.version);
	return [W({
		run_id: u === void 0 ? e : `${e}/${u}`,
		...u === void 0 ? {} : { parent_run_id: e },
		format: "claude-code",
		status: d.status,
		agent: R({
			name: "claude-code",
			version: v
		}),
		...h === void 0 ? {} : { model: {
			provider: "anthropic",
			name: h
		} },
		session_id: e,
		source: onceARun(t.map((e) => picked(e, ki))),
		events: l,
		notes: [...d.notes, ..._]
	})];
}
function isOfMain({ parent: e }) {
	return e === void 0;
}
function agentsOf(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) {
		let e = S(T(n, "toolUseResult", "agentId")), r = f(T(n, "message", "content")).find((e) => T(e, "type") === "tool_result"), i = S(T(r, "tool_use_id"));
		e !== void 0 && i !== void 0 && t.set(e, i);
	}
	return t;
}
function parentOf$1(e, t) {
	let n = S(e.parent_tool_use_id);
	if (n !== void 0 || e.isSidechain !== !0 || !t) return n;
	let r = S(e.agentId);
	return r === void 0 ? "sidechain" : t.get(r) ?? `agent-${r}`;
}
function joinAnswers(e) {
	let t = /* @__PURE__ */ new Map(), n = [];
	for (let r of e) {
		let e = r.answer === void 0 ? void 0 : t.get(r.answer), i = e === void 0 ? void 0 : n[e];
		e !== void 0 && i ? n[e] = Ae([i, r], () => !0)[0] ?? i : (r.answer !== void 0 && t.set(r.answer, n.length), n.push(r));
	}
	return n;
}
function turnOf$2(e, t) {
	let n = e.type, r = e.message;
	if (n !== "user" && n !== "assistant" || !M(r) || isAside(e)) return [];
	let i = isoOf(e.timestamp), a = parentOf$1(e, t), o = n === "assistant" ? S(r.id) : void 0;
	return U({
		role: n,
		...r
	}).flatMap((t) => {
		let s = failureOf$4(e, t.text);
		return isSynthetic(e) && s === void 0 ? [] : {
			message: t,
			at: i,
			parent: a,
			answer: o,
			model: isSynthetic(e) ? void 0 : S(r.model),
			usage: n === "assistant" ? Q(r.usage) : void 0,
			...s === void 0 ? {} : { error: {
				kind: "model",
				message: s
			} }
		};
	});
}
function otherOf$1(e) {
	let t = S(e.type);
	if (t === "stream_event" || t === "keep_alive") return;
	if (t === "assistant" && isSynthetic(e)) return syntheticOf(e);
	if (t === void 0 || t === "assistant" || t === "result") return;
	if (t === "user") return besideUser(e);
	let n = S(e.subtype), r = n === void 0 ? t : `${t}/${n}`;
	return R({
		type: "other",
		name: r,
		data: e,
		at: isoOf(e.timestamp)
	});
}
function besideUser(e) {
	if (isAside(e)) return R({
		type: "other",
		name: asideName(e),
		data: e,
		at: isoOf(e.timestamp)
	});
	let { toolUseResult: t } = e;
	if (!(t === void 0 || hasResult(e))) return R({
		type: "other",
		name: "user/tool_use_result",
		data: t,
		at: isoOf(e.timestamp)
	});
}
function syntheticOf(e) {
	let [t] = U({
		role: "assistant",
		...w(e.message)
	});
	if (!(t && failureOf$4(e, t.text) !== void 0)) return R({
		type: "other",
		name: "assistant/synthetic",
		data: e,
		at: isoOf(e.timestamp)
	});
}
var Oi, ki;
function init_claude_code() {
	return (init_claude_code = e((() => {
		init_once_a_run(), init_content_id(), init_claude_code_end(), init_claude_code_lines(), G(), z(), init_model_fields(), init_times(), b(), Oi = {
			name: "claude-code",
			title: "Claude Code sessions (JSONL) and stream-json, with what sub-agents did",
			carries: "messages, calls, results with an error flag, times, tokens; an end only in stream-json",
			settings: { configuration: "`replaykit record` keeps the requests whole" },
			surest: .97,
			detect: (e) => {
				let t = linesOf$1(e), n = t.filter(isOwn).length;
				return n > 0 && n >= t.filter(M).length / 3 ? .97 : 0;
			},
			read: (e, { platform: t }) => {
				let n = /* @__PURE__ */ new Map(), r = "", i = linesOf$1(e);
				for (let e of withoutCopies(i.filter(M))) {
					r = S(F(e, "sessionId", "session_id")) ?? r;
					let t = n.get(r);
					t ? t.push(e) : n.set(r, [e]);
				}
				let [a, ...o] = joinLeading(n).flatMap(([n, r]) => readSession$4(n || inputId("session", e, t.hash), r)), s = i.filter(isStray).length;
				return s > 0 && a?.notes.push(`${s} lines are not part of a session, and were left out`), a ? [a, ...o] : [];
			}
		}, ki = [
			"cwd",
			"gitBranch",
			"version",
			"userType",
			"entrypoint"
		];
	})))();
}
// src/core/formats/cline.ts
function isTask({ json: e }) {
	if (!Array.isArray(e) || e.length === 0) return !1;
	let t = I(e);
	if (t.length < e.length || !t.every(isMessage)) return !1;
	let [n] = t;
	return n?.role === "user" && textsOf(n).some((e) => /^\s*<environment_details>/.test(e));
}
function isMessage({ role: e, content: t }) {
	return (e === "user" || e === "assistant") && Array.isArray(t);
}
function textsOf({ content: e }) {
	return I(e).flatMap(({ type: e, text: t }) => e === "text" && typeof t == "string" ? t : []);
}
function readTask({ json: e }, t) {
	let n = I(e), r = [], i = [];
	n.forEach((e, t) => {
		let n = isoOf(e.ts);
		if (e.role === "assistant") {
			let a = answerOf$7(e, n);
			i = [...a.message.calls], r.push(...k(a, `message-${t}`));
		} else {
			let { said: a, aside: o } = readUser(e, i);
			a && r.push(...k({
				message: a,
				at: n
			}, `message-${t}`));
			for (let e of o) r.push(R({
				type: "other",
				name: "program",
				data: { text: e },
				at: n
			}));
		}
	});
	let a = n.at(-1), o = a?.role === "assistant" ? sayingOf(a) : void 0;
	o && r.push({
		type: "final_output",
		content: o.text
	});
	let s = n.map(({ modelInfo: e }) => e).findLast(M), c = S(s?.modelId);
	return W({
		run_id: t(),
		format: "cline",
		agent: { name: "cline" },
		...c === void 0 ? {} : { model: R({
			name: c,
			provider: S(s?.providerId)
		}) },
		status: o?.tool === "attempt_completion" ? "success" : "unknown",
		events: r
	});
}
function answerOf$7(e, t) {
	let n = V("assistant");
	for (let t of I(e.content)) {
		let { type: e, id: r, name: i, input: a, text: o } = t;
		e === "text" ? n.text += x(o).trim() : e === "tool_use" ? n.calls.push({
			id: S(r),
			name: S(i) ?? "unknown",
			args: P(a)
		}) : n.extras.push(t);
	}
	return {
		message: n,
		at: t,
		model: S(T(e, "modelInfo", "modelId")),
		usage: tokensIn(w(T(e, "metrics", "tokens")))
	};
}
function tokensIn({ prompt: e = null, completion: t = null, cached: n = null }) {
	return Q({
		input: e,
		output: t,
		cached: n
	});
}
function sayingOf(e) {
	let t = I(e.content).filter(({ type: e }) => e === "tool_use").at(-1), n = x(t?.name), r = S(T(t?.input, Mi.get(n) ?? ""));
	return r === void 0 ? void 0 : {
		tool: n,
		text: r
	};
}
function readUser({ content: e }, t) {
	let n = V("user"), r = [], i = [];
	for (let a of I(e)) {
		let e = S(a.text), o = e === void 0 ? void 0 : resultOf$5(e, t);
		e === void 0 || a.type !== "text" ? n.extras.push(a) : o ? n.results.push(o) : ji.test(e) ? i.push(e) : r.push(wordsOf(e));
	}
	return n.text = r.join("\n\n"), {
		said: n.text === "" && n.results.length === 0 && n.extras.length === 0 ? void 0 : n,
		aside: i
	};
}
function wordsOf(e) {
	return e.trim().replace(/^<task>\n?/, "").replace(/\n?<\/task>$/, "");
}
function resultOf$5(e, t) {
	let n = Ni.exec(e)?.[1], r = e.indexOf(Pi);
	if (n === void 0 || r === -1) return;
	let i = t.findIndex((e) => e.name.endsWith(n));
	if (i === -1) return;
	let [a] = t.splice(i, 1), o = e.slice(r + 9).replace(/^\n/, "");
	return {
		id: a?.id,
		name: a?.name,
		output: o,
		error: errorOf$4(o)
	};
}
function errorOf$4(e) {
	let t = e.slice(0, 2e3);
	return e.startsWith("The user denied this operation") ? {
		kind: "cancelled",
		message: t
	} : e.startsWith("Command failed with exit code") ? {
		kind: "tool",
		message: t
	} : void 0;
}
var Ai, ji, Mi, Ni, Pi;
function init_cline() {
	return (init_cline = e((() => {
		init_content_id(), G(), A(), init_model_fields(), init_times(), b(), Ai = {
			name: "cline",
			title: "Cline tasks (api_conversation_history.json)",
			carries: "messages, calls, results as texts, times in newer files, tokens, thoughts; no system prompt, no end but a completion",
			settings: { configuration: "`replaykit record` keeps the requests whole" },
			surest: .95,
			detect: (e) => isTask(e) ? .95 : 0,
			read: (e, { platform: t }) => isTask(e) ? [readTask(e, () => inputId("cline", e, t.hash))] : []
		}, ji = /^\s*(?:<environment_details>|# (?:task_progress|TODO LIST)\b|\[(?:TASK RESUMPTION|ERROR)\])/, Mi = /* @__PURE__ */ new Map([
			["attempt_completion", "result"],
			["plan_mode_respond", "response"],
			["ask_followup_question", "question"]
		]), Ni = /^\[(\w+)/, Pi = "] Result:";
	})))();
}
// src/core/formats/codex/codex-exec.ts
function isExecStream(e) {
	return e.some(({ type: e, item: t }) => /^(?:thread|turn)\.started$/.test(x(e)) || M(t)) && e.every(isEvent$3);
}
function isEvent$3({ type: e }) {
	return typeof e == "string" && /^(?:thread\.|turn\.|item\.|error$)/.test(e);
}
function readExecStream(e, t) {
	let n = eventsOfItems(e), r = e.findLast(({ type: e }) => e === "turn.completed" || e === "turn.failed" || e === "error"), i = r === void 0 ? "unknown" : r.type === "turn.completed" ? "success" : "error";
	if (i === "error") {
		let e = S(T(r, "error", "message")) ?? S(F(r, "message")) ?? "failed";
		n.push({
			type: "error",
			kind: B(e, "exception"),
			error: e
		});
	}
	let a = n.findLast(({ type: e }) => e === "model_call" || e === "tool_call");
	i !== "error" && a?.type === "model_call" && a.output !== void 0 && n.push({
		type: "final_output",
		content: a.output
	});
	let o = S(e.find(({ type: e }) => e === "thread.started")?.thread_id), s = e.find((e) => T(e, "item", "type") === "settings"), c = S(T(s, "item", "model"));
	return W({
		run_id: o ?? t(),
		format: "codex",
		agent: { name: "codex" },
		...c === void 0 ? {} : { model: R({
			name: c,
			provider: S(T(s, "item", "provider"))
		}) },
		status: i,
		events: n
	});
}
function eventsOfItems(e) {
	let t = /* @__PURE__ */ new Map(), n = /* @__PURE__ */ new Map(), r;
	for (let [i, a] of e.entries()) {
		let e = a.item, o = Q(a.usage);
		if (o && r !== void 0 && n.set(r, o), !M(e)) continue;
		let s = S(e.id) ?? `item-${i}`;
		t.set(s, {
			...t.get(s),
			...e
		}), isAnswer$1(typeOf$2(e)) && (r = s);
	}
	return [...t].flatMap(([e, t]) => eventsOf$4(e, t, n.get(e)));
}
function typeOf$2(e) {
	return S(F(e, "type", "item_type")) ?? "";
}
function isAnswer$1(e) {
	return e === "agent_message" || e === "assistant_message";
}
function eventsOf$4(e, t, n) {
	let r = typeOf$2(t);
	return isAnswer$1(r) ? [R({
		type: "model_call",
		output: x(t.text),
		usage: n
	})] : r === "user_message" ? [{
		type: "input_message",
		role: "user",
		content: x(t.text)
	}] : eventsOfCall(e, t) ?? [{
		type: "other",
		name: r || "item",
		data: t
	}];
}
function eventsOfCall(e, t) {
	let n = callOf$1(typeOf$2(t), t);
	if (!n) return;
	let r = [R({
		type: "tool_call",
		call_id: e,
		tool_name: n.name,
		tool_args: n.args,
		hosted: n.hosted,
		server: n.server
	})];
	return t.status !== "in_progress" && n.output !== void 0 && r.push(d({
		id: e,
		output: n.output,
		error: errorOf$3(t)
	})), r;
}
function callOf$1(e, t) {
	if (e === "command_execution") return {
		name: "command_execution",
		args: { command: t.command ?? "" },
		output: t.aggregated_output
	};
	if (e === "file_change") return {
		name: "file_change",
		args: { changes: t.changes ?? [] },
		output: t.status
	};
	if (e === "mcp_tool_call") return {
		name: S(t.tool) ?? "mcp",
		args: P(t.arguments),
		output: F(t, "result", "error") ?? t.status,
		server: S(t.server)
	};
	if (e.endsWith("_tool_call")) return otherTool(e, t);
	if (e === "web_search") return {
		name: "web_search",
		args: { query: t.query ?? "" },
		output: void 0,
		hosted: !0
	};
}
function otherTool(e, t) {
	let { prompt: n, receiver_thread_ids: r } = t, i = R({
		prompt: n,
		receiver_thread_ids: r
	});
	return {
		name: S(t.tool) ?? e,
		args: P(t.arguments ?? i),
		output: F(t, "result", "agents_states", "content_items", "error") ?? t.status
	};
}
function errorOf$3(e) {
	let t = L(e.exit_code);
	if (t !== void 0 && t !== 0) return {
		kind: "tool",
		message: `exit code ${t}`
	};
	if (e.status === "failed" || e.status === "declined") return {
		kind: "tool",
		message: S(w(e.error).message) ?? S(e.error) ?? x(e.status)
	};
}
function init_codex_exec() {
	return (init_codex_exec = e((() => {
		r(), G(), init_model_fields(), b();
	})))();
}
// src/core/formats/codex/codex-protocol.ts
function isProtocol(e) {
	return e.filter(isEvent$2).some(({ msg: e }) => /^(?:task_|agent_|exec_command_)/.test(x(T(e, "type")))) && e.every((e, t) => isEvent$2(e) || t < 2 && !("role" in e));
}
function isEvent$2({ id: e, msg: t }) {
	return typeof e == "string" && M(t) && typeof t.type == "string";
}
function streamOfProtocol(e) {
	return e.flatMap((e) => {
		let t = S(e.prompt);
		return t === void 0 ? M(e.msg) ? eventOf$1(e.msg, `${x(e.id)}-`) : [completed("settings", {
			...e,
			type: "settings"
		})] : [completed("prompt", {
			type: "user_message",
			text: t
		})];
	});
}
function completed(e, t) {
	return {
		type: "item.completed",
		item: {
			id: e,
			...t
		}
	};
}
function eventOf$1(e, t) {
	let n = x(e.type), r = S(e.call_id) ?? t;
	if (/_delta$|^(?:exec_command_output|turn_diff)/.test(n)) return [];
	if (n === "task_complete") return [{ type: "turn.completed" }];
	if (n === "error") return [{
		type: "turn.failed",
		error: { message: e.message ?? "failed" }
	}];
	if (n === "turn_aborted") return [{
		type: "turn.failed",
		error: { message: e.reason ?? "aborted" }
	}];
	if (n === "token_count") return [{
		type: "usage",
		usage: T(e, "info", "last_token_usage") ?? F(e, "usage") ?? e
	}];
	if (n === "agent_message") return [{
		type: "item.completed",
		item: {
			type: n,
			text: e.message ?? ""
		}
	}];
	let i = itemOf(n, e);
	return i ? [completed(r, i)] : [{
		type: "item.completed",
		item: e
	}];
}
function itemOf(e, t) {
	let n = e.endsWith("_begin"), r = n ? "in_progress" : "completed";
	if (/^exec_command_(?:begin|end)$/.test(e)) {
		let e = F(t, "aggregated_output", "formatted_output") ?? joined$2(t), i = n ? {} : {
			aggregated_output: e,
			exit_code: t.exit_code ?? null
		};
		return {
			type: "command_execution",
			status: r,
			...asked(t, "command", n ? "" : void 0),
			...i
		};
	}
	if (/^patch_apply_(?:begin|end)$/.test(e)) {
		let e = asked(t, "changes", n ? [] : void 0);
		return n ? {
			type: "file_change",
			status: r,
			...e
		} : {
			type: "file_change",
			status: t.success === !1 ? "failed" : r,
			...e,
			error: t.stderr ?? null
		};
	}
	if (!/^mcp_tool_call_(?:begin|end)$/.test(e)) return;
	let { server: i = null, tool: a = null, arguments: o = null } = w(t.invocation ?? t), s = a === null ? {} : {
		server: i,
		tool: a,
		arguments: o
	}, c = T(t, "result", "Err"), l = T(t, "result", "Ok") ?? null;
	return n ? {
		type: "mcp_tool_call",
		status: r,
		...s
	} : c === void 0 ? {
		type: "mcp_tool_call",
		status: r,
		...s,
		result: l
	} : {
		type: "mcp_tool_call",
		status: "failed",
		...s,
		error: c
	};
}
function asked(e, t, n) {
	let r = e[t] ?? n;
	return r === void 0 ? {} : { [t]: r };
}
function joined$2(e) {
	return [e.stdout, e.stderr].map(x).join("");
}
function init_codex_protocol() {
	return (init_codex_protocol = e((() => {
		G();
	})))();
}
// src/core/formats/codex/codex-calls.ts
function callsOfEvents(e) {
	let t = new Set(e.flatMap(idsOfItem)), n = [], r = /* @__PURE__ */ new Set();
	return e.flatMap((e) => {
		followItem(e, n, r);
		let i = endedCall(e);
		if (i === void 0 || t.has(i.id)) return [];
		t.add(i.id);
		let a = durationOf(i.payload.duration);
		return (eventsOfCall(i.id, i.item) ?? []).map((t) => R({
			...t,
			at: isoOf(e.timestamp),
			parent: n.at(-1),
			duration_ms: t.type === "tool_result" ? a : void 0
		}));
	});
}
function idsOfItem({ type: e, payload: t }) {
	return e === "response_item" ? [T(t, "call_id"), T(t, "id")].flatMap((e) => S(e) ?? []) : [];
}
function followItem({ type: e, payload: t }, n, r) {
	let i = e === "response_item" ? S(T(t, "call_id")) : void 0;
	if (i === void 0) return;
	let a = x(T(t, "type"));
	for (a.endsWith("_call") ? (r.delete(i), n.push(i)) : a.endsWith("_output") && r.add(i); n.length > 0 && r.has(n.at(-1) ?? "");) n.pop();
}
function endedCall({ type: e, payload: t }) {
	if (e !== "event_msg" || !M(t)) return;
	let n = x(t.type), r = n === "item_completed" ? w(t.item) : t;
	if (/^user_?shell$/i.test(x(r.source))) return;
	let i = Object.hasOwn(Ii, x(r.type)) ? Ii[x(r.type)] : void 0, a = Fi.test(n) ? itemOf(n, t) : i === void 0 ? void 0 : {
		...r,
		type: i
	}, o = S(r.call_id) ?? S(r.id);
	return a === void 0 || o === void 0 ? void 0 : {
		id: o,
		item: a,
		payload: r
	};
}
function durationOf(e) {
	let t = L(T(e, "secs"));
	return millisBetween(0, t === void 0 ? void 0 : t * 1e3 + (L(T(e, "nanos")) ?? 0) / 1e6);
}
var Fi, Ii;
function init_codex_calls() {
	return (init_codex_calls = e((() => {
		G(), init_times(), init_codex_exec(), init_codex_protocol(), Fi = /^(?:exec_command|patch_apply|mcp_tool_call)_end$/, Ii = {
			CommandExecution: "command_execution",
			FileChange: "file_change",
			McpToolCall: "mcp_tool_call"
		};
	})))();
}
// src/core/formats/codex/codex-said.ts
function saidIn$2(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) isSaid(n) && t.set(n, U(w(n.payload)).map(withSpeaker));
	let n = e.flatMap((e) => {
		let t = messageOfEvent$1(e);
		return t ? [{
			line: e,
			message: t
		}] : [];
	});
	if (n.length === 0) return t;
	let r = [...t.values()].flatMap((e) => e.map(({ text: e }) => e.trim())), i = new Set(r), a = new Set(n.flatMap(({ line: e, message: t }) => isItemEvent(e) ? [] : [t.text]));
	for (let { line: e, message: o } of n) {
		let { text: n } = o;
		n === "" || isItemEvent(e) && a.has(n) || i.has(n) || r.some((e) => e.includes(n)) || t.set(e, [o]);
	}
	return t;
}
function isSaid({ type: e, payload: t }) {
	return e === "response_item" && T(t, "type") !== "ghost_snapshot";
}
function isItemEvent({ payload: e }) {
	return T(e, "type") === "item_completed";
}
function messageOfEvent$1({ type: e, payload: t }) {
	if (e !== "event_msg" || !M(t)) return;
	let n = isItemEvent({ payload: t }) ? w(t.item) : t, r = Li.get(x(n.type));
	if (r === void 0) return;
	let i = I(n.content).map((e) => x(e.text));
	return {
		...V(r),
		text: x(n.message ?? i.join("\n")).trim()
	};
}
function withSpeaker(e) {
	return e.role === "user" && /^<(?:environment_context|user_instructions)>/.test(e.text) ? {
		...e,
		role: "developer"
	} : e;
}
var Li;
function init_codex_said() {
	return (init_codex_said = e((() => {
		G(), z(), A(), Li = /* @__PURE__ */ new Map([
			["user_message", "user"],
			["agent_message", "assistant"],
			["UserMessage", "user"],
			["AgentMessage", "assistant"]
		]);
	})))();
}
// src/core/formats/codex/codex-failures.ts
function failuresOfCalls(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) {
		if (n.type !== "event_msg") continue;
		let e = w(n.payload), r = e.type === "item_completed" ? e.item : void 0, i = S(e.call_id) ?? S(T(r, "id")), a = M(r) ? failureOfItem(r) : failureOf$3(e);
		i !== void 0 && a && t.set(i, a);
	}
	return t;
}
function failureOf$3(e) {
	let t = S(e.type);
	if (t === "exec_command_end") return ofCode(L(e.exit_code));
	if (t === "patch_apply_end" && e.success === !1) return {
		kind: "tool",
		message: S(e.stderr)?.trim().slice(0, 2e3) ?? "the patch was not applied"
	};
	if (t !== "mcp_tool_call_end") return;
	let n = F(e.result, "Err");
	return n === void 0 ? (T(e, "result", "Ok", "isError") ?? T(e, "result", "Ok", "is_error")) === !0 ? {
		kind: "tool",
		message: x(T(e, "result", "Ok", "content")).slice(0, 2e3)
	} : void 0 : {
		kind: "tool",
		message: x(n).slice(0, 2e3)
	};
}
function failureOfItem(e) {
	if (e.type === "CommandExecution") return ofCode(L(e.exit_code));
	if (T(e, "result", "isError") === !0 || e.status === "failed" || e.status === "declined") return {
		kind: "tool",
		message: (S(T(e, "error", "message")) ?? S(e.stderr) ?? S(F(e, "error")) ?? x(T(e, "result", "content") ?? e.status)).trim().slice(0, 2e3)
	};
}
function ofCode(e) {
	return e === void 0 || e === 0 ? void 0 : {
		kind: "tool",
		message: `exit code ${e}`
	};
}
function withFailures(e, t) {
	return e.map((e) => {
		if (e.type !== "tool_result" || e.error) return e;
		let n = (e.call_id === void 0 ? void 0 : t.get(e.call_id)) ?? errorInText(e.output);
		return n ? {
			...e,
			error: n
		} : e;
	});
}
function errorInText(e) {
	if (typeof e != "string") return;
	let t = /^\s*\{"output"/.test(e) ? D(e) : void 0, n = ofCode(M(t) ? L(T(t, "metadata", "exit_code")) : L(Ri.exec(e.slice(0, 400))?.[1]));
	return n && {
		...n,
		heuristic: !0
	};
}
var Ri;
function init_codex_failures() {
	return (init_codex_failures = e((() => {
		G(), Ri = /^(?:Exit code:|Process exited with code) (-?\d+)\s*$/m;
	})))();
}
// src/core/formats/codex/codex.ts
function linesOf({ json: e, lines: t }) {
	return (t ?? (Array.isArray(e) ? e : e === void 0 ? [] : [e])).filter(M);
}
function isOld([e, ...t]) {
	return e !== void 0 && "id" in e && "timestamp" in e && !("type" in e) && !("role" in e) && t.length > 0 && t.every((e) => bt(e) || "record_type" in e);
}
function enveloped(e, t) {
	return {
		type: t === 0 ? "session_meta" : "record_type" in e ? "state" : "response_item",
		payload: e,
		...R({ timestamp: e.timestamp })
	};
}
function readRollout(e, t) {
	let n = w(e.find(({ type: e }) => e === "session_meta")?.payload), r = turnsOf$4(e), i = failuresOfCalls(e), a = withFailures(j(r), i), o = /* @__PURE__ */ new Set(), s = e.flatMap((e) => otherOf(e, o)), c = withFailures(callsOfEvents(e), i), l = [...instructionsOf(n), ...inTime(a, inTime(c, s))], { status: u, failed: d } = endOf$2(e, l), f = N(r.map(({ message: e }) => e));
	f !== void 0 && !d && l.push({
		type: "final_output",
		content: f
	});
	let p = e.find(({ type: e }) => e === "turn_context"), m = S(T(p, "payload", "model")), h = e.reduce((e, t) => e + (rolledBackBy(t) ?? 0), 0), g = S(T(n, "source", "subagent", "thread_spawn", "parent_thread_id") ?? n.forked_from_id);
	return W({
		run_id: S(n.id) ?? t(),
		format: "codex",
		agent: R({
			name: "codex",
			version: S(n.cli_version)
		}),
		...J({ parent_run_id: g }),
		...m === void 0 ? {} : { model: R({
			name: m,
			provider: S(n.model_provider)
		}) },
		status: u,
		events: l,
		notes: h === 0 ? [] : [`turns taken back by going back to an earlier point, kept here: ${h}`]
	});
}
function instructionsIn(e) {
	let t = S(e.instructions);
	if (t !== void 0) return {
		name: "instructions",
		text: t
	};
	let n = S(T(e, "base_instructions", "text"));
	return n === void 0 ? {} : {
		name: "base_instructions",
		text: n
	};
}
function instructionsOf(e) {
	let { text: t } = instructionsIn(e);
	return t === void 0 ? [] : [{
		type: "input_message",
		role: "system",
		content: t
	}];
}
function withoutInstructions(e, t) {
	let { name: n } = e === "session_meta" ? instructionsIn(t) : {};
	return n === void 0 ? t : Object.fromEntries(Object.entries(t).filter(([e]) => e !== n));
}
function rolledBackBy({ type: e, payload: t }) {
	return e === "event_msg" && T(t, "type") === "thread_rolled_back" ? L(T(t, "num_turns")) : void 0;
}
function endOf$2(e, t) {
	let n = e.map((e) => e.type === "event_msg" ? x(T(e, "payload", "type")) : ""), r = n.findLastIndex((e) => Vi.test(e)), i = n.findLastIndex((e) => e === "error" || e === "turn_aborted"), a = w(e[r]?.payload), o = n.findLastIndex((e, t) => t < r && /^(?:task|turn)_started$/.test(e)), s = !e.some(({ type: e }, t) => t > i && t < r && (e === "response_item" || n[t] === "agent_message")) && S(a.last_agent_message) === void 0, c = i > r || i !== -1 && i > o && s || messageOf$5(a) !== void 0 || r === -1 && t.some(({ type: e }) => e === "error");
	return {
		status: c ? "error" : r === -1 ? "unknown" : "success",
		failed: c
	};
}
function messageOf$5(e) {
	return S(T(e, "error", "message")) ?? S(e.error);
}
function turnsOf$4(e) {
	let t = [], n = saidIn$2(e), r = /* @__PURE__ */ new Set(), i = 0, a, o;
	for (let s of e) {
		let e = w(s.payload);
		s.type === "turn_context" && (a = S(e.model) ?? a, o = settingsOf(e));
		let c = n.get(s);
		if (c) {
			let e = isoOf(s.timestamp);
			for (let n of c) {
				n.role !== "assistant" && (i += 1);
				let r = n.role === "assistant";
				t.push({
					message: n,
					at: e,
					fence: i,
					...r ? { model: a } : {},
					...r && o ? { params: o } : {}
				}), r && (o = void 0);
			}
		} else e.type === "token_count" && (countTokens(t.findLast(({ message: e }) => e.role === "assistant"), e.info, r), i += 1);
	}
	return Ae(t, (e, t) => e.fence === t.fence && (e.message.text === "" || t.message.text === ""));
}
function countTokens(e, t, n) {
	let r = Q(F(t, "last_token_usage")), i = L(T(t, "total_token_usage", "total_tokens"));
	!e || !r || e.usage || i !== void 0 && n.has(i) || (e.usage = r, i !== void 0 && n.add(i));
}
function settingsOf(e) {
	let t = picked(e, ["effort", "summary"]);
	return Object.keys(t).length === 0 ? void 0 : t;
}
function otherOf(e, t) {
	let n = w(e.payload), r = S(n.type) ?? "", i = isoOf(e.timestamp);
	if (e.type === "response_item" && r === "agent_message") return [R({
		type: "other",
		name: "response_item/agent_message",
		data: picked(n, ["author", "recipient"]),
		at: i
	})];
	if (isSaid(e) || Hi.has(r)) return [];
	if (e.type === "event_msg" && /^(?:error|turn_aborted)$/.test(r)) {
		let e = F(n, "message", "reason", "error") ?? r, a = r === "turn_aborted" ? "cancelled" : "exception", o = e === "budget_limited" ? "limit" : B(x(e), a);
		return t.add(x(e)), [R({
			type: "error",
			kind: o,
			error: x(e),
			at: i
		})];
	}
	let a = e.type === "event_msg" && Vi.test(r) ? messageOf$5(n) : void 0;
	if (a !== void 0 && !t.has(a)) return [R({
		type: "error",
		kind: B(a, "exception"),
		error: a,
		at: i
	})];
	let o = r === "" ? x(e.type) : `${x(e.type)}/${r}`;
	return [R({
		type: "other",
		name: o,
		data: withoutInstructions(e.type, n),
		at: i
	})];
}
var zi, Bi, Vi, Hi;
function init_codex() {
	return (init_codex = e((() => {
		init_codex_calls(), init_codex_said(), init_codex_failures(), init_codex_exec(), init_codex_protocol(), r(), G(), Pt(), init_model_fields(), init_once_a_run(), init_times(), b(), zi = /* @__PURE__ */ new Set([
			"session_meta",
			"turn_context",
			"response_item",
			"event_msg",
			"compacted"
		]), Bi = {
			name: "codex",
			title: "Codex CLI rollouts and exec streams, with what sub-agents did",
			carries: "messages, calls, results, times, tokens, errors of the run",
			surest: .98,
			detect: (e) => {
				let t = linesOf(e);
				if (t.length === 0) return 0;
				let n = t.filter((e) => zi.has(x(e.type)) && M(e.payload)).length;
				return n > 0 && n >= t.length * .8 ? .98 : isExecStream(t) || isProtocol(t) || isOld(t) ? .95 : 0;
			},
			read: (e, { platform: t }) => {
				let n = linesOf(e), hashed = () => `codex-${t.hash(e.text ?? JSON.stringify(n)).slice(0, 16)}`;
				return isExecStream(n) ? [readExecStream(n, hashed)] : isProtocol(n) ? [readExecStream(streamOfProtocol(n), hashed)] : [readRollout(isOld(n) ? n.map(enveloped) : n, hashed)];
			}
		}, Vi = /^(?:task|turn)_complete$/, Hi = /* @__PURE__ */ new Set([
			"user_message",
			"agent_message",
			"agent_reasoning",
			"token_count"
		]);
	})))();
}
// src/core/formats/gemini/gemini-session.ts
function isGeminiSession(e) {
	let { messages: t } = sessionOf$1(e);
	return t.some(({ type: e }) => e === "gemini") && t.every(isRecord$1);
}
function isRecord$1(e) {
	return typeof e.type == "string" && "content" in e && !("role" in e);
}
function sessionOf$1({ json: e, lines: t }) {
	if (!t) return {
		head: w(e),
		messages: I(T(e, "messages"))
	};
	let [n = {}, ...r] = t.map(w);
	return {
		head: n,
		messages: afterChanges(r)
	};
}
function afterChanges(e) {
	let t = /* @__PURE__ */ new Map();
	for (let [n, r] of e.entries()) {
		let e = S(r.$rewindTo), i = T(r, "$set", "messages");
		if (e !== void 0) {
			let n = [...t.keys()], r = n.indexOf(e);
			t = new Map([...t].slice(0, r === -1 ? n.length : r));
		} else Array.isArray(i) ? t = new Map(I(i).map((e, t) => [idOf$3(e, t), e])) : "$set" in r || t.set(idOf$3(r, n), r);
	}
	return [...t.values()];
}
function idOf$3(e, t) {
	return S(e.id) ?? `#${t}`;
}
function readGeminiSession(e, t) {
	let { head: n, messages: r } = sessionOf$1(e), i = r.flatMap(eventsOf$3), a = r.findLast(({ type: e }) => e === "gemini" || e === "user" || e === "error"), o = a?.type === "error" ? x(a.content) : void 0;
	o !== void 0 && i.push({
		type: "error",
		kind: B(o, "model"),
		error: o
	});
	let s = a?.type === "gemini" && I(a.toolCalls).length === 0 ? saidIn$1(a) : "";
	s !== "" && i.push({
		type: "final_output",
		content: s
	});
	let c = r.map((e) => S(e.model)).find((e) => e !== void 0), l = S(F(n, "sessionId", "session_id"));
	return W({
		run_id: l ?? contentId("gemini", r, t),
		format: "gemini",
		agent: { name: "gemini-cli" },
		...J({ session_id: l }),
		...c === void 0 ? {} : { model: {
			name: c,
			provider: "google"
		} },
		status: o === void 0 ? "unknown" : "error",
		events: i
	});
}
function eventsOf$3(e, t) {
	let n = x(e.type), r = isoOf(e.timestamp);
	if (n === "user") return [R({
		type: "input_message",
		role: "user",
		content: saidIn$1(e),
		at: r
	})];
	if (n !== "gemini") return [R({
		type: "other",
		name: n,
		data: e,
		at: r
	})];
	let i = I(e.thoughts).map((e) => ({
		...e,
		type: "thought"
	})), a = saidIn$1(e), o = I(e.toolCalls).map((e) => ({
		call: e,
		id: S(e.id)
	}));
	return [
		...a !== "" || i.length > 0 || e.model !== void 0 || o.length === 0 ? [R({
			type: "model_call",
			model: S(e.model),
			output: a === "" ? void 0 : a,
			extras: i.length === 0 ? void 0 : i,
			usage: Q(e.tokens),
			at: r
		})] : [],
		...o.map(({ call: e, id: n }) => R({
			type: "tool_call",
			call_id: n,
			tool_name: S(e.name) ?? "unknown",
			tool_args: P(e.args),
			group: `message-${t}`,
			at: r
		})),
		...o.flatMap(({ call: e, id: t }) => resultOf$4(e, t))
	];
}
function saidIn$1(e) {
	return U({
		role: "user",
		content: e.content ?? ""
	}).map(({ text: e }) => e).join("");
}
function resultOf$4(e, t) {
	let n = x(e.status), r = f(e.result).map((e) => T(e, "functionResponse", "response"))[0], i = M(r) ? F(r, "output", "error") : r, a = n === "error" || n === "cancelled";
	if (i === void 0 && !a) return [];
	let o = i ?? r ?? null, s = S(F(r, "error")) ?? S(e.resultDisplay) ?? (x(o) || n), c = a ? {
		kind: n === "cancelled" ? "cancelled" : "tool",
		message: s.slice(0, 2e3)
	} : void 0;
	return [d({
		id: t,
		output: o,
		error: c
	}, { at: isoOf(e.timestamp) })];
}
function init_gemini_session() {
	return (init_gemini_session = e((() => {
		init_content_id(), r(), G(), z(), init_model_fields(), init_times(), b();
	})))();
}
// src/core/formats/gemini/gemini-stream.ts
function isGeminiStream({ lines: e }) {
	let t = (e ?? []).filter(M);
	return t.some((e) => e.type === "init" && typeof e.session_id == "string" || e.type === "tool_use" && typeof e.tool_id == "string" || e.type === "result" && M(e.stats)) && t.every((e) => Ui.has(x(e.type)));
}
function readGeminiStreams({ lines: e = [] }, t) {
	let n = [];
	for (let t of e.map(w)) {
		let e = n.at(-1), r = e?.find(({ type: e }) => e === "init"), i = t.type === "init" && r !== void 0 && r.session_id !== t.session_id;
		e && !i ? e.push(t) : n.push([t]);
	}
	return n.map((e) => readSession$3(e, t));
}
function readSession$3(e, t) {
	let n = joined$1(e).flatMap(eventsOf$2), r = e.find(({ type: e }) => e === "init"), i = e.findLast(({ type: e }) => e === "result"), a = i === void 0 ? "unknown" : i.status === "success" ? "success" : "error", o = n.findLast(({ type: e }) => e === "model_call" || e === "tool_call");
	a === "error" ? n.push(failureOf$2(w(i))) : o?.type === "model_call" && o.output !== void 0 && n.push({
		type: "final_output",
		content: o.output
	});
	let s = Q(i?.stats), c = n.findLast((e) => e.type === "model_call");
	c && s && (c.usage = s), i && n.push(R({
		type: "other",
		name: "result",
		data: i,
		at: isoOf(i.timestamp)
	}));
	let l = S(r?.model), u = S(r?.session_id);
	return W({
		run_id: u ?? contentId("gemini", e, t),
		format: "gemini",
		agent: { name: "gemini-cli" },
		...J({ session_id: u }),
		...l === void 0 ? {} : { model: {
			name: l,
			provider: "google"
		} },
		status: a,
		events: n,
		notes: i === void 0 ? ["the stream has no result line: the run was cut off"] : []
	});
}
function joined$1(e) {
	let t = [];
	for (let n of e) {
		let e = t.at(-1);
		n.type === "message" && n.delta === !0 && e?.type === "message" && e.role === n.role && e.delta === !0 ? t[t.length - 1] = {
			...e,
			content: x(e.content) + x(n.content)
		} : t.push(n);
	}
	return t;
}
function eventsOf$2(e) {
	let t = x(e.type), n = isoOf(e.timestamp), r = S(e.tool_id);
	if (t === "message") {
		let t = x(e.content);
		return e.role === "assistant" ? [R({
			type: "model_call",
			output: t,
			at: n
		})] : [R({
			type: "input_message",
			role: "user",
			content: t,
			at: n
		})];
	}
	if (t === "tool_use") {
		let t = S(e.tool_name) ?? "unknown";
		return [R({
			type: "tool_call",
			call_id: r,
			tool_name: t,
			tool_args: P(e.parameters),
			at: n
		})];
	}
	if (t === "tool_result") {
		let t = e.status === "error", i = S(T(e, "error", "message")) ?? x(e.output), a = t ? {
			kind: "tool",
			message: i.slice(0, 2e3)
		} : void 0;
		return [d({
			id: r,
			output: F(e, "output") ?? i,
			error: a
		}, { at: n })];
	}
	return t === "result" ? [] : [R({
		type: "other",
		name: t,
		data: e,
		at: n
	})];
}
function failureOf$2(e) {
	let t = S(T(e, "error", "message")) ?? S(T(e, "error", "type")) ?? "failed";
	return {
		type: "error",
		kind: B(t, "exception"),
		error: t
	};
}
var Ui;
function init_gemini_stream() {
	return (init_gemini_stream = e((() => {
		init_content_id(), r(), G(), init_model_fields(), init_times(), b(), Ui = /* @__PURE__ */ new Set([
			"init",
			"message",
			"tool_use",
			"tool_result",
			"error",
			"result"
		]);
	})))();
}
// src/core/formats/gemini/gemini.ts
function exchangesOf$1({ json: e, lines: t }) {
	let n = t ?? (Array.isArray(e) ? e : e === void 0 ? [] : [e]);
	if (n.length > 0 && n.every(isContent)) return [{
		request: { contents: n },
		response: {}
	}];
	let [r = null] = n;
	if (!on(r) && !exchangeOf(r)) return [];
	let i = [];
	for (let e of st(n)) {
		let t = exchangeOf(e);
		if (!t) return [];
		i.push(t);
	}
	return i;
}
function exchangeOf(e) {
	let t = w(F(e, "request") ?? e), n = Array.isArray(F(e, "history")) ? {
		...t,
		contents: F(e, "history") ?? []
	} : t, r = w(F(e, "response") ?? e), i = f(n.contents), a = blockOf$1(r) !== void 0 || I(r.candidates).some(isAnswer);
	return i.every(isContent) && (i.length > 0 || a) ? {
		request: {
			...n,
			contents: i
		},
		response: a || M(r.error) ? r : {}
	} : void 0;
}
function isAnswer({ content: e = null, finishReason: t }) {
	return isContent(e) || S(t) === "MAX_TOKENS" && T(e, "parts") === void 0;
}
function blockOf$1(e) {
	let t = S(T(e, "promptFeedback", "blockReason")), n = S(T(e, "promptFeedback", "blockReasonMessage"));
	if (t !== void 0) return `the prompt was blocked: ${t}${n === void 0 ? "" : `: ${n}`}`;
	let r = S(T(e, "candidates", 0, "finishReason")) ?? "";
	return vt.finishes[r] === "content_filter" || vt.finishes[r] === "error" ? `the answer was stopped: ${r}` : void 0;
}
function isContent(e) {
	let t = T(e, "role"), n = T(e, "parts");
	return !Array.isArray(n) || !(t === void 0 || Gi.has(x(t))) ? !1 : n.every((e) => M(e) && !("type" in e) && Ki.some((t) => t in e));
}
function idOf$2({ request: e, response: t }, n) {
	let r = f(e.contents);
	return r.length <= qi ? contentId("gemini", [e, t], n) : contentId("gemini", [
		r.map((e) => I(T(e, "parts")).reduce((e, { text: t = "" }) => e + x(t).length, 0)),
		{
			...e,
			contents: []
		},
		t,
		...r
	], n);
}
function readExchange({ request: e, response: t }, n) {
	let r = U(vt.messagesIn(e)).map((e) => ({ message: withRole(e) })), i = v(vt, t);
	r.push(...turnsOfAnswer(i, {
		request: e,
		response: t
	}));
	let a = j(r), o = blockOf$1(t) ?? i.error?.message, s = o === void 0 ? N(r.map(({ message: e }) => e)) : void 0;
	s !== void 0 && a.push({
		type: "final_output",
		content: s
	}), o !== void 0 && a.push({
		type: "error",
		kind: B(o, "model"),
		error: o
	});
	let c = i.model ?? S(e.model);
	return W({
		run_id: i.id ?? n(),
		format: "gemini",
		...c === void 0 ? {} : { model: {
			name: c,
			provider: "google"
		} },
		status: o === void 0 ? "unknown" : "error",
		events: a
	});
}
function withRole(e) {
	return e.results.length > 0 && e.text === "" && e.calls.length === 0 ? {
		...e,
		role: "tool"
	} : e;
}
function turnsOfAnswer(e, { request: t, response: n }) {
	if (I(n.candidates).length === 0 && blockOf$1(n) === void 0) return [];
	let [r = V("assistant")] = y(e), { finish_reason: i, model: a, usage: o } = e, s = paramsOf$1(vt.settingsIn?.(t) ?? t);
	return [{
		message: {
			...r,
			finish: i
		},
		at: isoOf(n.createTime),
		model: a,
		params: s,
		usage: o
	}];
}
var Wi, Gi, Ki, qi;
function init_gemini() {
	return (init_gemini = e((() => {
		init_content_id(), r(), G(), init_gemini_session(), init_gemini_stream(), tt(), Ie(), z(), A(), init_model_fields(), init_times(), b(), Wi = {
			name: "gemini",
			title: "Gemini contents, requests, answers and streams; Gemini CLI sessions and stream-json",
			carries: "messages, calls, results with errors, tokens; times in sessions, an end only in stream-json",
			surest: .97,
			detect: (e) => isGeminiSession(e) || isGeminiStream(e) ? .97 : exchangesOf$1(e).length > 0 ? .9 : 0,
			read: (e, { platform: t }) => isGeminiSession(e) ? [readGeminiSession(e, t.hash)] : isGeminiStream(e) ? readGeminiStreams(e, t.hash) : exchangesOf$1(e).map((e) => readExchange(e, () => idOf$2(e, t.hash)))
		}, Gi = /* @__PURE__ */ new Set([
			"user",
			"model",
			"function"
		]), Ki = "text functionCall functionResponse inlineData fileData executableCode codeExecutionResult function_call\n  function_response inline_data file_data executable_code code_execution_result thought thoughtSignature thought_signature\n  videoMetadata".split(/\s+/), qi = 8;
	})))();
}
// src/core/formats/fields/base64.ts
function bytesOf(e) {
	let t = new Uint8Array(Math.ceil(e.length * 3 / 4)), n = 0, r = 0, i = 0;
	for (let a = 0; a < e.length; a += 1) {
		let o = e.charCodeAt(a), s = Ji.get(o === 45 ? 43 : o === 95 ? 47 : o);
		s !== void 0 && (i = (i << 6 | s) & 65535, r += 6, r < 8 || (r -= 8, t[n] = i >> r & 255, n += 1));
	}
	return t.subarray(0, n);
}
var Ji;
function init_base64() {
	return (init_base64 = e((() => {
		Ji = new Map(Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/", (e, t) => [e.charCodeAt(0), t]));
	})))();
}
// src/core/formats/http/aws-event-stream.ts
function eventStreamText(e) {
	let t = new DataView(e.buffer, e.byteOffset, e.byteLength), n = [], r = 0;
	for (; r + Yi + Xi <= e.length;) {
		let i = t.getUint32(r), a = t.getUint32(r + 4), o = r + Yi + a, s = r + i - Xi;
		if (o > s || s > e.length) break;
		let c = headersIn(e.subarray(r + Yi, o));
		if (c === void 0) break;
		n.push(blockOf(c, strFromU8(e.subarray(o, s)))), r += i;
	}
	return n.length === 0 ? void 0 : `${n.join("\n\n")}\n\n`;
}
function headersIn(e) {
	let t = /* @__PURE__ */ new Map(), n = 0;
	for (; n < e.length;) {
		let r = n + 1 + (e[n] ?? 0), i = e[r] ?? 0, a = Zi[i], o = r + (a === void 0 ? 3 : 1), s = o + (a ?? (e[r + 1] ?? 0) * 256 + (e[r + 2] ?? 0));
		if (i > 9 || s > e.length) return;
		i === 7 && t.set(strFromU8(e.subarray(n + 1, r)), strFromU8(e.subarray(o, s))), n = s;
	}
	return t.has(":message-type") ? t : void 0;
}
function blockOf(e, t) {
	let n = D(t) ?? null, r = e.get(":exception-type") ?? e.get(":error-code");
	if (r !== void 0) {
		let i = M(n) ? S(n.message) : e.get(":error-message");
		return xe({
			type: "error",
			error: {
				type: r,
				message: i ?? t
			}
		});
	}
	let i = M(n) ? S(n.bytes) : void 0;
	return xe(i === void 0 ? { [e.get(":event-type") ?? "event"]: withoutPadding(n) } : strFromU8(bytesOf(i)));
}
function withoutPadding(e) {
	if (!M(e)) return e;
	let { p: t, ...n } = e;
	return n;
}
var Yi, Xi, Zi;
function init_aws_event_stream() {
	return (init_aws_event_stream = e((() => {
		init_esm(), At(), init_base64(), G(), Yi = 12, Xi = 4, Zi = {
			0: 0,
			1: 0,
			2: 1,
			3: 2,
			4: 4,
			5: 8,
			8: 8,
			9: 16
		};
	})))();
}
// src/core/formats/http/body-text.ts
function textInBytes(e, t = "", { unzstd: n, unbrotli: r } = {}) {
	let i = bytesOf(e);
	try {
		return i[0] === 31 && i[1] === 139 ? utf8(gunzip(i)) : i[0] === 40 && i[1] === 181 ? n && utf8(n(i, Qi)) : eventStreamText(i) ?? utf8(i) ?? (/\bbr\b/.test(t) && r ? utf8(r(i, Qi)) : void 0);
	} catch {
		return;
	}
}
function gunzip(e) {
	let [t = 0, n = 0, r = 0, i = 0] = e.slice(-4);
	if (t + n * 256 + r * 2 ** 16 + i * 2 ** 24 > Qi) throw RangeError("too much");
	return gunzipSync(e);
}
function utf8(e) {
	let t = strFromU8(e), n = t.slice(0, $i);
	return (n.match(/[\0\uFFFD]/g)?.length ?? 0) * ea > n.length ? void 0 : t;
}
var Qi, $i, ea;
function init_body_text() {
	return (init_body_text = e((() => {
		init_esm(), init_base64(), init_aws_event_stream(), Qi = 67108864, $i = 4096, ea = 50;
	})))();
}
// src/core/formats/http/http-pairs.ts
function pairsIn({ json: e, lines: t }) {
	let n = [];
	for (let r of f(t ?? e)) {
		let e = pairOf(r);
		if (!e) return [];
		n.push(e);
	}
	return n.length > 1 ? n : [];
}
function pairOf(e) {
	if (!M(e)) return;
	let { request: t, response: n } = e;
	if (!M(t) || !M(n) || "custom_id" in e) return;
	let r = pathOf(t, n);
	return r === void 0 ? void 0 : {
		url: r,
		request: { body: t },
		response: { body: n },
		value: e
	};
}
function pathOf(e, t) {
	if (Array.isArray(e.contents)) return Array.isArray(t.candidates) ? ":generateContent" : void 0;
	if (Array.isArray(e.messages)) return t.type === "message" && Array.isArray(t.content) ? "/v1/messages" : isAnswered(t.choices) ? "/v1/chat/completions" : void 0;
}
function isAnswered(e) {
	return M(T(e, 0, "message"));
}
function init_http_pairs() {
	return (init_http_pairs = e((() => {
		G();
	})))();
}
// src/core/formats/http/http-exchange.ts
function recordedIn(e) {
	let t = addressedIn(e);
	return t.length > 0 ? t : pairsIn(e);
}
function addressedIn({ json: e, lines: t }) {
	let n = F(e, "interactions", "http_interactions", "exchanges", "recordings") ?? T(e, "log", "entries"), r = t ?? (n === void 0 ? e : n);
	return I(Array.isArray(r) ? r : [r ?? null]).flatMap((e) => {
		let { request: t, response: n } = "scope" in e ? ofNock(e) : e;
		if (!M(t) || !M(n)) return [];
		let r = S(F(t, "url", "uri"));
		return r === void 0 ? [] : [{
			url: r,
			request: t,
			response: n,
			value: e
		}];
	});
}
function ofNock(e) {
	return {
		request: {
			url: `${x(e.scope)}${x(e.path)}`,
			body: e.body ?? null,
			headers: e.reqheaders ?? {}
		},
		response: {
			status: e.status ?? 200,
			body: e.response ?? null
		}
	};
}
function asksModel({ url: e, request: t, response: n }) {
	if (!isModelsAddress(e)) return !1;
	let r = textOrBody(t);
	if (r == null || r === "") return lt(w(answerOf$6(beginningOf(bodyOf(n))))) !== void 0;
	if (typeof r == "string" && ra.test(r)) return !0;
	let i = w(bodyOf(t));
	return na.some((e) => e in i);
}
function beginningOf(e) {
	return typeof e == "string" && e.length > ia ? e.slice(0, e.lastIndexOf("\n", ia) + 1) : e;
}
function isModelsAddress(e) {
	return ta.test(e) || Zt(e) !== void 0;
}
function modelExchanges(e, { name: t, platform: n }) {
	let r = new MessageTexts();
	return e.flatMap((e, i) => {
		try {
			return (e && modelExchange(e, r, n)) ?? [];
		} catch (e) {
			if (!(e instanceof Y)) throw e;
			let { code: n, message: r, hint: a } = e;
			throw new Y(n, `${t}, exchange ${i + 1}: ${r}`, {
				...J({ hint: a }),
				cause: e
			});
		}
	});
}
function modelExchange(e, t, n) {
	let { url: r, request: i, response: a, value: o } = e;
	if (!isModelsAddress(r)) return;
	let s = textOrBody(i, n), c = typeof s == "string" ? t.readRequest(s) : void 0, l = c?.rest ?? w(D(s)), u = s != null && s !== "";
	if (u && !na.some((e) => e in l)) return;
	let d = answerIn$1(a, n), f = statusOf$7(a), p = Zt(r), m = f < 400 ? lt(w(d)) : void 0;
	if (!u && m === void 0) return;
	let h = p ?? m ?? Yr, g = v(m ?? h, w(d), f), _ = millisOf(F(o, "startedDateTime", "recorded_at", "started_at", "timestamp")), ee = _ ?? millisOf(F(d, "created", "created_at", "createTime")) ?? dateOf(a), te = L(o.time);
	return {
		url: r,
		request: l,
		body: d,
		asked: u,
		input: de([...U(h.messagesIn(l)), ...c?.messages ?? []]),
		params: paramsOf$1(h.settingsIn?.(l) ?? l),
		answer: g,
		output: y(g),
		retries: retriesOf(i),
		start: ee,
		end: _ !== void 0 && te !== void 0 && te > 0 ? _ + te : ee
	};
}
function answerIn$1(e, t) {
	return answerOf$6(bodyOf(e, t));
}
function answerOf$6(e) {
	return typeof e == "string" ? o(e) : answerOfPieces(e);
}
function statusOf$7(e) {
	let t = e.status ?? e.statusCode ?? e.status_code;
	return L(M(t) ? t.code : t) ?? 200;
}
function answerOfPieces(e) {
	let t = f(e).filter(on);
	return Array.isArray(e) && t.length > 0 && t.length === e.length ? pn(t) : e;
}
function dateOf(e) {
	let t = e.headers, n = I(t).find(({ name: e }) => x(e).toLowerCase() === "date")?.value, r = F(t, "date", "Date") ?? n, i = x(Array.isArray(r) ? r[0] : r), a = /^\w{3}, \d{2} \w{3} \d{4} /.test(i) ? Date.parse(i) : NaN;
	return Number.isNaN(a) ? void 0 : a;
}
function retriesOf(e) {
	let t = w(e.headers), n = I(e.headers).find(({ name: e }) => x(e).toLowerCase() === "x-stainless-retry-count"), r = F(e, "x-stainless-retry-count") ?? F(t, "x-stainless-retry-count", "X-Stainless-Retry-Count") ?? n?.value, i = L(Array.isArray(r) ? r[0] : r) ?? 0;
	return Number.isSafeInteger(i) && i > 0 ? i : 0;
}
function bodyOf(e, t) {
	return D(textOrBody(e, t)) ?? null;
}
function textOrBody(e, t) {
	let n = unboxed(F(e, "body", "postData", "content", "json", "parsed_body"));
	if (!(M(n) && [
		"string",
		"base64_string",
		"mimeType",
		"encoding",
		"size"
	].some((e) => e in n))) return n;
	let r = F(n, "string", "text"), i = S(n.base64_string ?? T(r, "base64_string")) ?? (n.encoding === "base64" ? S(r) : void 0);
	return i === void 0 ? r : textInPackedBytes(i, e, t);
}
function textInPackedBytes(e, { headers: t = null }, n) {
	let r = encodingIn(t), i = textInBytes(e, r, n);
	if (i !== void 0 || !n) return i ?? "";
	throw new Y("invalid_input", `a body is packed${r === void 0 ? "" : ` with ${r}`}, and cannot be unpacked`, { hint: "record it unpacked (decode_compressed_response=True in VCR.py), or with gzip" });
}
function encodingIn(e) {
	let t = Object.keys(w(e)).find((e) => e.toLowerCase() === "content-encoding"), n = I(e).find((e) => x(e.name).toLowerCase() === "content-encoding"), r = t === void 0 ? n?.value : w(e)[t];
	return S(Array.isArray(r) ? r[0] : r);
}
function unboxed(e) {
	if (!(M(e) && typeof e.type == "string" && "content" in e && Object.keys(e).length === 2)) return e;
	let { type: t, content: n } = e;
	return typeof n == "string" && /base64|binary|bytes/.test(x(t)) ? { base64_string: n } : n;
}
var ta, na, ra, ia;
function init_http_exchange() {
	return (init_http_exchange = e((() => {
		K(), jt(), Ie(), init_body_text(), G(), tt(), init_http_pairs(), z(), init_message_texts(), init_model_fields(), init_other_answers(), he(), init_times(), b(), ta = /\/(?:completions|chat|generate|converse(?:-stream)?|invoke(?:-with-response-stream)?)(?:[?#]|$)/, na = [
			"messages",
			"input",
			"contents",
			"prompt",
			"message"
		], ra = RegExp(`^\\{\\s*(?:"\\w+"\\s*:\\s*(?:"[^"\\\\]*"|[\\d.]+|true|false|null)\\s*,\\s*)*"(?:${na.join("|")})"\\s*:`), ia = 16384;
	})))();
}
// src/core/formats/http/http-runs.ts
function runsOf$1(e) {
	let t = [], n = /* @__PURE__ */ new Map(), r = new Conversations();
	for (let i of e) {
		let e = r.places(i.input.filter((e) => !isSystem(e))), a = i.input.filter(isSystem).map(keyOf).join("\n"), o = e.at(-1) ?? 0, s = joinedBy(i, t) ?? goesOnUnasked(i, t) ?? r.runOf(e, {
			exchange: i,
			system: a
		}) ?? {
			exchanges: [],
			last: {
				asked: o,
				system: a
			}
		};
		s.exchanges.length === 0 && t.push(s);
		let c = n.get(s) ?? [];
		n.set(s, c), c.push(i), s.exchanges.push(i), s.last = {
			asked: o,
			system: a
		}, r.add(o, {
			run: s,
			answered: r.places(i.output, o).at(-1) ?? o
		});
	}
	return [...n.values()];
}
function goesOnWith({ exchanges: e, last: t }, n, r) {
	let i = e.at(-1)?.answer.error !== void 0 || r.exchange.retries > 0;
	return t.asked === n && (i || t.system !== r.system);
}
function joinedBy({ request: e }, t) {
	let n = S(e.previous_response_id), r = idIn(e.conversation);
	if (n === void 0 && r === void 0) return;
	let same = (e) => n === void 0 ? idIn(e.request.conversation) === r : e.answer.id === n;
	return t.findLast((e) => e.exchanges.findLast(same) !== void 0) ?? (n === void 0 ? void 0 : t.at(-1));
}
function goesOnUnasked({ asked: e }, t) {
	let n = t.at(-1);
	return e || n?.exchanges.at(-1)?.asked !== !1 ? void 0 : n;
}
function isSystem({ role: e }) {
	return e === "system" || e === "developer";
}
function idIn(e) {
	return S(e) ?? S(T(e, "id"));
}
var aa, oa, Conversations;
function init_http_runs() {
	return (init_http_runs = e((() => {
		G(), init_known_history(), aa = 8, oa = 2 ** 26, Conversations = class {
			keys = /* @__PURE__ */ new Map();
			numbers = /* @__PURE__ */ new Map();
			before = /* @__PURE__ */ new Map();
			places(e, t = 0) {
				let n = t;
				return e.map((e) => {
					let t = n * oa + this.numberOf(keyOf(e)), r = this.numbers.get(t);
					return n = r ?? this.numbers.size + 1, r === void 0 && this.numbers.set(t, n), n;
				});
			}
			numberOf(e) {
				let t = this.keys.get(e) ?? this.keys.size;
				return t === this.keys.size && this.keys.set(e, t), t;
			}
			add(e, t) {
				let n = this.before.get(e) ?? [];
				this.before.set(e, n), n.push(t), n.length > aa && n.shift();
			}
			runOf(e, t) {
				let n = new Set(e);
				for (let r = e.length - 1; r >= 0; --r) {
					let i = e[r] ?? 0, a = this.before.get(i) ?? [], o = r < e.length - 1 ? a : a.filter(({ run: e }) => goesOnWith(e, i, t)), s = o.findLast(({ answered: e }) => n.has(e) && e !== i) ?? o.at(-1);
					if (s) return s.run;
				}
			}
		};
	})))();
}
// src/core/formats/http/later-answers.ts
function withLaterAnswers(e, t) {
	let n = e.map(({ url: e }) => sa.exec(e)?.[1]);
	if (n.every((e) => e === void 0)) return [...e];
	let r = /* @__PURE__ */ new Map(), i = [...e];
	for (let [a, o] of e.entries()) {
		let e = n[a], s = e === void 0 ? void 0 : r.get(e), c = read(o, t), l = s === void 0 ? void 0 : i[s];
		e === void 0 && r.set(x(T(c, "id")), a), s !== void 0 && l !== void 0 && Array.isArray(T(c, "output")) && (i[s] = {
			...l,
			response: o.response
		}, i[a] = void 0);
	}
	return i;
}
function read({ response: e }, t) {
	try {
		return answerIn$1(e, t);
	} catch {
		return null;
	}
}
var sa;
function init_later_answers() {
	return (init_later_answers = e((() => {
		G(), init_http_exchange(), sa = /\/responses\/(resp_\w+)\/?(?:[?#]|$)/;
	})))();
}
// src/core/formats/http/http-recording.ts
function recordsOfNock(e) {
	return Array.isArray(e) && e.some((e) => M(e) && "scope" in e && "response" in e);
}
function asksNoModel(e, t) {
	let n = [...new Set(t.map((e) => e.replace(/[?#].*$/s, "")))], r = n.length > la ? ` and ${n.length - la} more` : "";
	return new Y("unknown_format", `${e} records no request to a model that ReplayKit knows, only to ${n.slice(0, la).join(", ")}${r}`, { hint: "record the agent's calls of its model too" });
}
function signOf({ url: e, request: t, body: n, input: r, output: i, answer: a }) {
	let o = [...r.slice(-2), ...i].map(keyOf);
	return [
		e,
		x(t.model),
		F(n, "id") ?? null,
		r.length,
		o,
		a.error?.message ?? null
	];
}
function readRun$3(e, t, n) {
	let r = inTurn(e.map(nodeOf$4)), i = e.filter(({ retries: e }) => e > 0).length, a = [
		...i > 0 ? [`${i} requests were retries of the one before`] : [],
		...e.some(({ asked: e }) => !e) ? ["only answers were recorded: what was asked, and results of tools, are not known"] : [],
		...n > 0 ? [`${n} ${n === 1 ? "exchange with another service was" : "exchanges with other services were"} left aside`] : []
	], o = traceFromSpans(r, {
		run_id: t,
		format: "http-recording",
		source: onceARun(e.map(({ url: e }) => ({ url: e }))),
		notes: a
	}), s = e.map(({ retries: e }) => e), c = 0;
	for (let e of o.trace.events) {
		if (e.type !== "model_call") continue;
		e.duration_ms === 0 && delete e.duration_ms;
		let t = s[c] ?? 0;
		c += 1, t > 0 && (e.attempt = t + 1);
	}
	let l = r.at(-1)?.error, u = o.trace.events.at(-1)?.type === "final_output", d = l ? "error" : u ? "success" : "unknown";
	return {
		...o,
		trace: {
			...o.trace,
			status: d
		}
	};
}
function inTurn(e) {
	let t = 0;
	return e.map((e) => {
		t = Math.max(t, e.start ?? 0);
		let n = t === 0 ? void 0 : t;
		return {
			...e,
			start: n,
			end: n === void 0 ? void 0 : Math.max(n, e.end ?? 0)
		};
	});
}
function nodeOf$4(e, t) {
	let { request: n, url: r, start: i, end: a, input: o, output: s, params: c, answer: l } = e;
	return spanNode({
		id: `exchange-${t}`,
		name: r,
		kind: "model",
		start: i,
		end: a,
		input: o,
		output: s,
		model: l.model ?? S(n.model) ?? modelIn(r),
		params: c,
		usage: l.usage,
		cost: l.cost,
		finish: l.finish_reason,
		error: l.error,
		rest: restOf$1(e)
	});
}
function restOf$1({ answer: e, body: t }) {
	let { id: n, alternatives: r, text: i, calls: a, extras: o, error: s } = e, c = i === "" && a.length === 0 && o.length === 0 && s === void 0, l = {
		...J({ response_id: n }),
		...r.length === 0 ? {} : { alternatives: r },
		...c && M(t) ? { response: t } : {}
	};
	return Object.keys(l).length === 0 ? void 0 : l;
}
function modelIn(e) {
	let t = /\/models?\/([^/:?]+)(?::|\/(?:invoke|converse))/.exec(e)?.[1];
	if (t !== void 0) return t.replaceAll("%3A", ":").replaceAll("%3a", ":");
}
var ca, la;
function init_http_recording() {
	return (init_http_recording = e((() => {
		K(), init_once_a_run(), G(), init_http_exchange(), init_http_pairs(), init_http_runs(), init_later_answers(), init_known_history(), init_spans_to_trace(), ca = {
			name: "http-recording",
			title: "HTTP recordings of model APIs: VCR (JSON and YAML), HAR, nock, fetch; streamed and packed bodies included",
			carries: "requests and answers whole, statuses, retries; results from the next request",
			settings: { content: "record until the run has ended, the request after the last tool call included" },
			surest: .92,
			detect: (e) => {
				let t = recordedIn(e);
				return t.some(asksModel) ? pairsIn(e).length > 0 || recordsOfNock(e.json) ? .92 : .9 : t.length > 0 ? .3 : 0;
			},
			read: (e, { platform: t }) => {
				let n = withLaterAnswers(recordedIn(e), t), r = modelExchanges(n, {
					name: e.name,
					platform: t
				}), i = n.flatMap((e) => e?.url ?? []);
				if (r.length === 0 && i.length > 0) throw asksNoModel(e.name, i);
				let a = i.length - r.length;
				return runsOf$1(r).map((e, n) => readRun$3(e, `http-${t.hash(JSON.stringify([n, ...e.map(signOf)])).slice(0, 16)}`, a));
			}
		}, la = 3;
	})))();
}
// src/core/formats/input/python-json.ts
function withoutNonNumbers(e, t) {
	try {
		return t(e);
	} catch (n) {
		if (!(n instanceof Y) || n.code !== "invalid_json" || !ua.test(e)) throw n;
		try {
			return t(e.replace(da, (e) => e.startsWith("\"") ? e : "null"));
		} catch {
			throw n;
		}
	}
}
var ua, da;
function init_python_json() {
	return (init_python_json = e((() => {
		K(), ua = /(?:NaN|Infinity)/, da = /"(?:[^"\\]|\\.)*"|-?\b(?:NaN|Infinity)\b/g;
	})))();
}
// src/core/formats/input/zip-files.ts
function zipEntries(e) {
	if (e[0] !== 80 || e[1] !== 75) return [];
	let t = new DataView(e.buffer, e.byteOffset, e.byteLength), n = endRecord(t);
	if (n === void 0) return [];
	let r = /* @__PURE__ */ new Map(), i = t.getUint32(n + 16, !0), a = Math.min(t.getUint16(n + 10, !0), ha);
	for (let n = 0; n < a && i + 46 <= e.length && t.getUint32(i, !0) === pa; n += 1) {
		let n = t.getUint16(i + 28, !0), a = strFromU8(e.subarray(i + 46, i + 46 + n));
		r.set(a, {
			name: a,
			method: t.getUint16(i + 10, !0),
			packed: t.getUint32(i + 20, !0),
			size: t.getUint32(i + 24, !0),
			offset: t.getUint32(i + 42, !0)
		}), i += 46 + n + t.getUint16(i + 30, !0) + t.getUint16(i + 32, !0);
	}
	return [...r.values()];
}
function endRecord(e) {
	let t = Math.max(0, e.byteLength - 65557);
	for (let n = e.byteLength - 22; n >= t; --n) if (e.getUint32(n, !0) === fa) return n;
}
function zipText(e, t, { unzstd: n }) {
	let r = packedBytes(e, t);
	if (t.method === ga) return strFromU8(r);
	if (t.method === _a) return strFromU8(inflateSync(r, { out: new Uint8Array(t.size) }));
	if (t.method === va && n) return strFromU8(n(r, t.size));
	throw new Y("invalid_input", `${t.name} is packed in a way that cannot be read here`, { hint: "convert the log with `inspect log convert --to json`, or import it with Node 22.15 or newer" });
}
function packedBytes(e, { name: t, offset: n, packed: r }) {
	let i = new DataView(e.buffer, e.byteOffset, e.byteLength), a = n + 30 <= e.length && i.getUint32(n, !0) === ma, o = a ? n + 30 + i.getUint16(n + 26, !0) + i.getUint16(n + 28, !0) : 0;
	if (a && o + r <= e.length) return e.subarray(o, o + r);
	throw new Y("invalid_input", `${t}: the archive ends in the middle of the file`);
}
var fa, pa, ma, ha, ga, _a, va;
function init_zip_files() {
	return (init_zip_files = e((() => {
		init_esm(), K(), fa = 101010256, pa = 33639248, ma = 67324752, ha = 1e5, ga = 0, _a = 8, va = 93;
	})))();
}
// src/core/formats/inspect/inspect-archive.ts
function isArchive(e) {
	return zipEntries(e).some(({ name: e }) => /^samples\/|^header\.json$|^_journal\//.test(e));
}
function readArchive(e, t, n) {
	let r = zipEntries(e).filter((e) => /^(?:header\.json|_journal\/start\.json|samples\/[^/]+\.json)$/.test(e.name));
	if (r.reduce((e, { size: t }) => e + t, 0) > ya) throw new Y("too_large", `${t}: more than ${ya} bytes unpacked`, { hint: "split the log" });
	let read = (r) => withoutNonNumbers(unpacked({
		bytes: e,
		name: t,
		entry: r,
		platform: n
	}), (e) => En(e, { name: `${t} ${r.name}` })), i = ["header.json", "_journal/start.json"].flatMap((e) => r.find((t) => t.name === e) ?? []), a = r.filter((e) => e.name.startsWith("samples/")).toSorted((e, t) => e.name < t.name ? -1 : 1);
	return {
		eval: {},
		...w(i[0] === void 0 ? {} : read(i[0])),
		samples: a.map(read)
	};
}
function unpacked({ bytes: e, name: t, entry: n, platform: r }) {
	try {
		return zipText(e, n, r);
	} catch (e) {
		throw e instanceof Y ? e : new Y("invalid_input", `${t}: ${n.name} cannot be unpacked`, {
			hint: "convert it with `inspect log convert --to json`",
			cause: e
		});
	}
}
var ya;
function init_inspect_archive() {
	return (init_inspect_archive = e((() => {
		K(), wn(), G(), init_python_json(), init_zip_files(), ya = 268435456;
	})))();
}
// src/core/formats/inspect/inspect-events.ts
function nodesOfEvents(e) {
	let t = new Map(e.filter(({ event: e }) => e === "span_end").map((e) => [x(e.id), millisOf(e.timestamp)])), n = new Set(e.filter(({ event: e }) => e === "span_begin").map((e) => x(e.id))), r = new ModelSettings();
	return e.flatMap((e, i) => nodeOf$3(e, {
		index: i,
		ends: t,
		known: n,
		asked: r
	}));
}
function nodeOf$3(e, { index: t, ends: n, known: r, asked: i }) {
	let a = e.event, o = millisOf(e.timestamp), s = S(e.span_id ?? e.parent_id), c = {
		parent: s !== void 0 && r.has(s) ? s : void 0,
		start: o
	};
	if (a === "span_begin") {
		let t = x(e.id), r = S(e.parent_id), i = S(e.type) ?? "span", a = i === "agent";
		return [spanNode({
			id: t,
			name: S(e.name) ?? i,
			parent: r,
			start: o,
			end: n.get(t),
			kind: a ? "agent" : "other"
		})];
	}
	let l = S(e.uuid) ?? `event-${t}`, u = millisOf(e.completed) ?? o;
	return a === "model" ? [spanNode({
		id: l,
		name: "model",
		kind: "model",
		...c,
		end: u,
		...modelOf$9(e, i)
	})] : a === "tool" ? [spanNode({
		id: l,
		name: x(e.function),
		kind: "tool",
		...c,
		end: u,
		...toolOf$8(e)
	})] : [];
}
function modelOf$9(e, t) {
	let n = w(e.output), r = S(e.error), i = U(n.choices, "assistant");
	return {
		input: U(e.input).filter(({ text: e, calls: t, results: n }) => e !== "" || t.length + n.length > 0),
		output: i,
		model: S(n.model) ?? S(e.model),
		usage: Q(n.usage),
		finish: finishOf(e),
		params: t.of(e),
		error: r === void 0 ? void 0 : {
			kind: "model",
			message: r
		}
	};
}
function finishOf(e) {
	return S(T(e, "output", "choices", 0, "stop_reason"));
}
function toolOf$8(e) {
	let t = e.error;
	return {
		call: {
			id: S(e.id),
			name: x(e.function),
			args: e.arguments
		},
		result: e.result,
		error: M(t) ? {
			kind: "tool",
			message: S(t.message) ?? x(t)
		} : void 0
	};
}
function eventsBeside$1(e, t) {
	let n = new Set(t.flatMap((e) => e.type === "tool_call" ? e.call_id ?? [] : []));
	return t.some(({ type: e }) => e === "tool_call" || e === "model_call") ? e.flatMap((e) => {
		let t = S(e.id);
		if (e.event !== "tool" || t === void 0 || n.has(t)) return [];
		n.add(t);
		let { call: r, result: i, error: a } = toolOf$8(e), o = {
			at: isoOf(e.timestamp),
			parent: S(e.span_id)
		}, s = R({
			type: "tool_call",
			call_id: t,
			tool_name: r?.name ?? "tool",
			tool_args: r?.args ?? {},
			...o
		});
		return i === void 0 && !a ? [s] : [s, d({
			id: t,
			output: i ?? null,
			error: a
		}, o)];
	}) : [];
}
function otherEvents(e) {
	return e.filter(({ event: e }) => !ba.has(x(e))).map((e) => R({
		type: "other",
		name: x(e.event),
		data: e,
		at: isoOf(e.timestamp)
	}));
}
var ModelSettings, ba;
function init_inspect_events() {
	return (init_inspect_events = e((() => {
		G(), z(), init_model_fields(), init_times(), b(), ModelSettings = class {
			tools = "[]";
			of({ config: e, tools: t, tool_choice: n, call: r }) {
				let i = T(r, "request");
				if (!M(e) && !M(i)) return;
				let { tools: a, ...o } = paramsOf$1(w(i)) ?? {}, s = {
					...o,
					...w(e)
				}, c = JSON.stringify(f(t));
				return c !== "[]" && n != null && (s.tool_choice ??= n), c !== this.tools && (s.tools = f(t)), this.tools = c, s;
			}
		}, ba = /* @__PURE__ */ new Set([
			"model",
			"tool",
			"span_begin",
			"span_end",
			"sample_init"
		]);
	})))();
}
// src/core/formats/inspect/inspect-scores.ts
function ratingOf(e) {
	let t = x(e).toLowerCase();
	return Object.hasOwn(xa, t) ? xa[t] : void 0;
}
function feedbackOf$4(e) {
	let t = Object.entries(w(e.scores)).map(([e, t]) => ({
		name: e,
		value: T(t, "value")
	})), n = t.flatMap(({ value: e }) => ratingOf(e) ?? []);
	if (n.length !== 0) return {
		rating: n.includes("bad") ? "bad" : "good",
		comment: t.map(({ name: e, value: t }) => `${e}: ${x(t)}`).join(", ")
	};
}
function scoresOf(e) {
	let { scores: t } = e;
	return M(t) && Object.keys(t).length > 0 ? [{
		type: "other",
		name: "scores",
		data: t
	}] : [];
}
var xa;
function init_inspect_scores() {
	return (init_inspect_scores = e((() => {
		G(), xa = {
			i: "bad",
			n: "bad",
			0: "bad",
			false: "bad",
			no: "bad",
			c: "good",
			1: "good",
			true: "good",
			yes: "good"
		};
	})))();
}
// src/core/formats/inspect/inspect.ts
function isModelEvent(e) {
	return typeof e.event == "string" && (e.event === "model" || e.event === "span_begin");
}
function readEventsOnly(e, t) {
	return I(e.messages).length > 0 ? readSample(e, {}) : traceFromSpans(nodesOfEvents(I(e.events)), {
		run_id: S(F(e, "uuid", "id")) ?? inputId("inspect", { json: e }, t),
		format: "inspect"
	});
}
function readSample(e, t) {
	let n = w(withAttachments(e, w(e.attachments), 0)), r = S(n.uuid) ?? `${x(T(t, "eval", "run_id"))}-${x(n.id)}-${x(n.epoch)}`, i = I(n.events);
	if (I(n.messages).length === 0 && i.some(isModelEvent)) return readTranscript(n, t, r);
	let a = turnsOf$3(n, t), o = withNames(j(a), n), s = [
		...inTime(inTime(o, eventsBeside$1(i, o)), otherEvents(i)),
		...scoresOf(n),
		...setUpOf$1(n, t)
	], c = failuresOf(n);
	s.push(...c);
	let l = c.length > 0 ? void 0 : N(a.map(({ message: e }) => e)) ?? submittedIn(n);
	l !== void 0 && s.push({
		type: "final_output",
		content: l
	});
	let u = I(n.error_retries).length, d = u === 0 ? [] : [`${u} earlier tries of the sample failed and are not in the log`];
	return W({
		run_id: r,
		format: "inspect",
		...headOf(n, t),
		status: statusOf$6(c, n),
		events: s,
		notes: d
	});
}
function setUpOf$1(e, t) {
	let { eval: n, plan: r } = t, i = picked(e, [
		"target",
		"choices",
		"metadata"
	]);
	return [...Object.values(i).every((e) => e === "" || JSON.stringify(e).length <= 2) ? [] : [{
		type: "other",
		name: "sample",
		data: i
	}], ...M(n) ? [{
		type: "other",
		name: "eval",
		data: M(r) ? {
			...n,
			plan: r
		} : n
	}] : []];
}
function withNames(e, t) {
	let n = new Set(e.map((e) => e.type === "tool_call" ? e.call_id : void 0)), r = new Map(I(t.messages).map((e) => [S(e.tool_call_id), S(e.function)]));
	for (let t of e) {
		if (t.type !== "tool_result" || n.has(t.call_id)) continue;
		let e = r.get(t.call_id);
		e !== void 0 && (t.tool_name = e);
	}
	return e;
}
function headOf(e, t) {
	let n = S(T(t, "eval", "model")), r = S(T(t, "eval", "task"));
	return R({
		model: n === void 0 ? void 0 : { name: n },
		agent: r === void 0 ? void 0 : { name: r },
		feedback: feedbackOf$4(e),
		started_at: isoOf(F(e, "started_at") ?? T(t, "eval", "created")),
		ended_at: isoOf(e.completed_at)
	});
}
function readTranscript(e, t, n) {
	let r = I(e.events), { trace: i, notes: a } = traceFromSpans(nodesOfEvents(r), {
		run_id: n,
		format: "inspect"
	}), o = failuresOf(e), s = [...i.events.filter(({ type: e }) => o.length === 0 || e !== "final_output"), ...o], c = o.length > 0 ? "error" : i.status;
	return {
		trace: {
			...i,
			...headOf(e, t),
			status: c,
			events: [
				...inTime(s, otherEvents(r)),
				...scoresOf(e),
				...setUpOf$1(e, t)
			]
		},
		notes: a
	};
}
function turnsOf$3(e, t) {
	let n = I(e.events).filter(({ event: e }) => e === "model"), r = new ModelSettings(), i = T(t, "eval", "model_generate_config"), a = 0, o = I(e.messages).flatMap((e) => U(e).map((t) => {
		if (t.role !== "assistant") return { message: t };
		let o = n[a], s = w(T(o, "output", "usage")), c = isoOf(o?.timestamp), l = o ? r.of(o) : a === 0 && M(i) ? i : void 0;
		a += 1;
		let u = R({
			input: L(s.input_tokens),
			output: L(s.output_tokens)
		});
		return {
			message: {
				...t,
				finish: t.finish ?? finishOf(o)
			},
			at: c,
			model: S(e.model),
			params: l,
			...s.input_tokens === void 0 ? {} : { usage: u }
		};
	})), s = o.findLast(({ message: e }) => e.role === "assistant");
	return s && (s.message.finish ??= finishOf(e)), o;
}
function submittedIn(e) {
	let t = I(e.messages).at(-1);
	if (t?.role !== "tool") return;
	let n = S(_e(t.content ?? null)), r = w(e.output), i = S(r.completion) ?? S(_e(T(r, "choices", 0, "message", "content") ?? null));
	return n !== void 0 && i?.trim() === n.trim() ? n : void 0;
}
function failuresOf(e) {
	let t = [], n = F(e, "limit");
	if (n !== void 0) {
		let e = S(T(n, "type")) ?? x(n), r = e === "operator" ? "cancelled" : "limit";
		t.push({
			type: "error",
			kind: r,
			error: `${e} limit reached`
		});
	}
	let r = F(e, "error");
	if (r !== void 0) {
		let e = S(T(r, "message")) ?? x(r);
		t.push({
			type: "error",
			kind: B(e, "exception"),
			error: e
		});
	}
	return t;
}
function statusOf$6(e, t) {
	return e.length > 0 ? "error" : M(t.output) ? "success" : "unknown";
}
function withAttachments(e, t, n) {
	if (typeof e == "string") {
		let n = /^attachment:\/\/(.+)$/.exec(e)?.[1];
		return n !== void 0 && Object.hasOwn(t, n) ? t[n] ?? e : e;
	}
	if (typeof e != "object" || !e || n > Ca) return e;
	if (Array.isArray(e)) return e.map((e) => withAttachments(e, t, n + 1));
	let r = Object.entries(e).filter(([e]) => e !== "attachments");
	return Object.fromEntries(r.map(([e, r]) => [e, withAttachments(r, t, n + 1)]));
}
var Sa, Ca;
function init_inspect() {
	return (init_inspect = e((() => {
		init_content_id(), r(), G(), init_inspect_archive(), init_inspect_events(), init_inspect_scores(), z(), A(), init_once_a_run(), init_spans_to_trace(), init_times(), b(), Sa = {
			name: "inspect",
			title: "Inspect eval logs (.json, .eval)",
			carries: "messages, calls, results with kinds of error, limits, scores as feedback",
			settings: { configuration: "run the eval with --log-model-api" },
			surest: .98,
			detect: ({ json: e, bytes: t }) => t ? isArchive(t) ? .98 : 0 : M(T(e, "eval")) && "version" in w(e) ? .98 : M(e) && I(e.events).some(isModelEvent) ? .9 : 0,
			read: (e, { platform: t }) => {
				let { bytes: n, json: r, name: i } = e, a = n && r === void 0 ? readArchive(n, i, t) : w(r);
				return M(a.eval) ? I(a.samples).map((e) => readSample(e, a)) : [readEventsOnly(a, t.hash)];
			}
		}, Ca = 100;
	})))();
}
// src/core/formats/langgraph.ts
function rowsOf$1({ json: e, lines: t }) {
	if (t) return t.filter(M);
	let n = F(e, "snapshots", "checkpoints", "history") ?? e;
	return M(n) ? [n] : I(n);
}
function messagesIn({ json: e, lines: t }) {
	let n = f(t ?? (Array.isArray(e) ? e : isRow(w(e)) ? [] : T(e, "messages")));
	return n.every(isLangChain) && n.some((e) => /human|ai/i.test(typeOf$1(e))) ? n : [];
}
function isLangChain(e) {
	let t = "lc" in w(e) ? T(e, "kwargs") : T(e, "data") ?? e;
	return /^(?:human|ai|system|tool|function|\w+Message(?:Chunk)?)$/i.test(typeOf$1(e)) && T(t, "content") !== void 0;
}
function typeOf$1(e) {
	return "lc" in w(e) ? x(f(T(e, "id")).at(-1)) : x(T(e, "type"));
}
function readMessagesAlone(e, t) {
	let { trace: n, notes: r } = readThread(t, [{
		id: "end",
		step: 0,
		at: void 0,
		values: { messages: e },
		next: [],
		errors: [],
		interrupted: !1
	}], void 0), { session_id: i, ...a } = n;
	return {
		trace: {
			...a,
			status: "unknown",
			events: n.events.filter(({ type: e }) => e !== "state")
		},
		notes: r
	};
}
function isRow(e) {
	return (M(T(e, "config", "configurable")) || M(e.metadata) || T(e, "checkpoint", "thread_id") !== void 0) && (M(T(e, "checkpoint", "channel_values")) || M(e.values) && Array.isArray(e.next));
}
function snapshotOf(e) {
	let t = w(e.checkpoint), n = I(e.tasks), r = f(F(e, "pendingWrites", "pending_writes")), i = r.filter((e) => T(e, 1) === "__error__").map((e) => T(e, 2)), a = M(e.values) ? e.values : ownChannels(w(t.channel_values)), o = Object.keys(w(t.channel_values)).flatMap((e) => /^branch:to:(.+)$/.exec(e)?.[1] ?? []);
	return {
		id: S(T(e, "config", "configurable", "checkpoint_id")) ?? S(F(t, "checkpoint_id", "id") ?? e.checkpoint_id) ?? "checkpoint",
		step: L(T(e, "metadata", "step")) ?? 0,
		at: isoOf(F(e, "createdAt", "created_at") ?? t.ts),
		values: a,
		next: e.next === void 0 ? o : f(e.next).map(x),
		errors: [...n.map((e) => e.error), ...i].flatMap((e) => errorText(e)),
		interrupted: n.some((e) => f(e.interrupts).length > 0) || r.some((e) => T(e, 1) === "__interrupt__")
	};
}
function ownChannels(e) {
	return Object.fromEntries(Object.entries(e).filter(([e]) => !e.startsWith("__") && !e.startsWith("branch:")));
}
function errorText(e) {
	return e == null ? [] : [S(T(e, "message")) ?? x(e)];
}
function readThread(e, t, n) {
	let r = t.toSorted((e, t) => e.step - t.step), i = new KnownHistory(), a = /* @__PURE__ */ new Set(), o = [], s = [];
	for (let e of r) {
		let t = f(e.values.messages);
		s = t.flatMap((e) => H(e) ?? []);
		let n = r.length === 1 ? 0 : s.length - i.fresh(s, []).length;
		for (let [r, i] of t.entries()) {
			let t = r < n ? void 0 : s[r];
			if (!t || known$1(i, a)) continue;
			let c = Q(T(i, "kwargs", "usage_metadata") ?? T(i, "usage_metadata")), l = {
				message: t,
				at: e.at,
				usage: c,
				model: modelOf$8(i)
			};
			for (let e of k(l, `message-${r}`)) o.push(e);
		}
		let c = e.next.length > 0 ? e.next.join(", ") : void 0;
		o.push(R({
			type: "state",
			step_id: e.id,
			decision: c,
			state: e.values,
			at: e.at
		}));
	}
	let c = r.at(-1), l = [...new Set(r.flatMap(({ errors: e }) => e))], { status: u, notes: d } = statusOf$5(c, l, n);
	for (let e of n === void 0 ? l : [n]) o.push({
		type: "error",
		kind: B(e, "exception"),
		error: e
	});
	let p = u === "error" ? void 0 : N(s);
	p !== void 0 && o.push({
		type: "final_output",
		content: p
	});
	let m = e.split("/")[0] ?? e;
	return W({
		run_id: e,
		format: "langgraph",
		session_id: m,
		...m === e ? {} : { parent_run_id: m },
		status: u,
		events: o,
		notes: d
	});
}
function modelOf$8(e) {
	let t = T(e, "kwargs", "response_metadata") ?? T(e, "response_metadata");
	return S(F(t, "model_name", "model", "model_id"));
}
function known$1(e, t) {
	let n = T(e, "kwargs", "id") ?? T(e, "id");
	return typeof n != "string" || n === "" ? !1 : t.has(n) ? !0 : (t.add(n), !1);
}
function statusOf$5(e, t, n) {
	return t.length > 0 || n !== void 0 ? {
		status: "error",
		notes: []
	} : !e || e.next.length === 0 ? {
		status: e ? "success" : "unknown",
		notes: []
	} : e.interrupted ? {
		status: "unknown",
		notes: ["the run waits at an interrupt"]
	} : {
		status: "unknown",
		notes: [`the graph stopped before ${e.next.join(", ")}: a crash or the recursion limit, which checkpoints do not record`]
	};
}
var wa;
function init_langgraph() {
	return (init_langgraph = e((() => {
		init_content_id(), r(), G(), init_known_history(), z(), init_model_fields(), init_times(), b(), wa = {
			name: "langgraph",
			title: "LangGraph state history and checkpoint tuples",
			carries: "messages, calls, results, the state after every step, errors of nodes",
			surest: .95,
			detect: (e) => rowsOf$1(e).some(isRow) ? .95 : messagesIn(e).length > 0 ? .9 : 0,
			read: (e, { platform: t }) => {
				let n = messagesIn(e);
				if (n.length > 0) return [readMessagesAlone(n, contentId("messages", n, t.hash))];
				let r = /* @__PURE__ */ new Map(), i;
				for (let n of rowsOf$1(e).filter(isRow)) {
					let a = T(n, "config", "configurable") ?? n.checkpoint, o = S(T(a, "checkpoint_ns")), s = [S(T(a, "thread_id")) ?? (i ??= inputId("thread", e, t.hash)), ...o === void 0 ? [] : [o]].join("/"), c = r.get(s);
					c ? c.push(n) : r.set(s, [n]);
				}
				let a = S(T(e.json, "error_raised", "message")), o = S(T(e.json, "error_raised", "name")), s = a === void 0 ? void 0 : [o, a].filter((e) => e !== void 0).join(": ");
				return [...r].map(([e, t]) => readThread(e, t.map(snapshotOf), s));
			}
		};
	})))();
}
// src/core/formats/langsmith/langsmith-node.ts
function nodeOf$2(e) {
	let t = S(e.run_type) ?? "chain", n = t === "llm" ? "model" : t === "tool" ? "tool" : t === "chain" ? "agent" : "other", r = S(e.error), i = n === "model" ? "model" : n === "tool" ? "tool" : "exception", a = w(T(e, "extra", "metadata")), o = spanNode({
		id: x(e.id),
		name: S(e.name) ?? t,
		parent: S(e.parent_run_id),
		kind: n,
		start: millisOf(e.start_time),
		end: millisOf(e.end_time),
		ok: e.status === "success",
		error: r === void 0 ? void 0 : {
			kind: B(r, i),
			message: r
		},
		session: S(F(a, "session_id", "thread_id", "conversation_id")),
		agent: n === "agent" && e.parent_run_id === void 0 ? S(e.name) : void 0
	}), s = n === "tool" ? toolOf$7(e, a) : n === "model" ? modelOf$7(e, a) : chainOf(e);
	return Object.assign(o, s);
}
function toolOf$7(e, t) {
	let n = w(e.inputs), r = n.type === "tool_call" && n.args !== void 0, i = r ? w(n.args) : n, a = Object.keys(i).length === 1 ? i.input : void 0, o = e.outputs, s = F(o, "output") ?? loneOf(o, "outputs") ?? (M(o) ? o : void 0), c = M(s) ? H(s)?.results[0] : void 0;
	return {
		...c?.error ? { error: c.error } : {},
		call: {
			id: S(r ? n.id : i.tool_call_id) ?? S(F(t, "tool_call_id")) ?? S(T(s, "tool_call_id")) ?? S(T(s, "kwargs", "tool_call_id")),
			name: S(e.name) ?? "tool",
			args: typeof a == "string" ? P(pythonJson(a)) : a ?? i
		},
		result: e.outputs === void 0 || e.outputs === null ? void 0 : c?.output ?? s ?? null
	};
}
function loneOf(e, t) {
	return M(e) && Object.keys(e).length === 1 ? e[t] : void 0;
}
function pythonJson(e) {
	if (!/^\s*\{'/.test(e) || e.includes("\"")) return e;
	let t = e.replaceAll("'", "\"").replace(/\bTrue\b/g, "true").replace(/\bFalse\b/g, "false").replace(/\bNone\b/g, "null");
	return typeof D(t) == "string" ? e : t;
}
function modelOf$7(e, t) {
	let n = w(e.inputs), r = w(e.outputs), i = w(T(e, "extra", "invocation_params")), a = outputOf$2(r);
	return {
		model: S(F(t, "ls_model_name")) ?? S(F(r, "model")) ?? S(F(i, "model", "model_name")),
		provider: S(t.ls_provider),
		params: paramsOf$1(n, i),
		usage: Q(F(r, "usage_metadata", "usage")) ?? Q(T(r, "llm_output", "token_usage")),
		finish: a.findLast(({ finish: e }) => e !== void 0)?.finish,
		input: inputOf$2(n),
		output: a
	};
}
function inputOf$2(e) {
	let t = F(e, "messages", "input", "prompts", "contents");
	return U(t, "user");
}
function outputOf$2(e) {
	let t = F(e, "choices", "output", "messages");
	if (t !== void 0) return joined(U(t, "assistant"));
	let n = T(e, "generations", 0, 0) ?? T(e, "generations", 0);
	if (n !== void 0) {
		let e = U(n, "assistant"), t = S(T(n, "generation_info", "finish_reason"));
		return e.length > 0 ? t === void 0 ? e : e.map((e) => ({
			...e,
			finish: t
		})) : U(F(n, "text"), "assistant");
	}
	return U(e, "assistant");
}
function joined(e) {
	return e.filter(({ role: e }) => e === "assistant");
}
function chainOf(e) {
	return {
		input: saidIn(e.inputs, "user"),
		output: saidIn(e.outputs, "assistant").filter(({ role: e }) => e === "assistant")
	};
}
function saidIn(e, t) {
	if (e == null || M(e) && Object.keys(e).length === 0) return [];
	if (typeof e == "string") return [{
		...V(t),
		text: e
	}];
	let n = F(e, ...Ta), r = U(n ?? e, t).filter(({ text: e, calls: t, results: n }) => e !== "" || t.length + n.length > 0);
	return r.length > 0 ? t === "assistant" && f(n).length > 1 ? r.slice(-1) : r : [{
		...V(t),
		text: x(e)
	}];
}
var Ta;
function init_langsmith_node() {
	return (init_langsmith_node = e((() => {
		r(), G(), z(), A(), init_model_fields(), init_times(), Ta = [
			"messages",
			"input",
			"question",
			"query",
			"prompt",
			"output",
			"answer",
			"result",
			"response",
			"outputs"
		];
	})))();
}
// src/core/formats/langsmith/langsmith.ts
function isRun(e) {
	let t = S(e.run_type);
	return t !== void 0 && (Da.has(t) || typeof e.dotted_order == "string");
}
function rowsOf(e) {
	return valuesOf$3(e).flatMap((e) => rowsIn(e, 0));
}
function valuesOf$3({ json: e, lines: t }) {
	return (t ?? (Array.isArray(e) ? e : e === void 0 ? [] : [e])).filter(M);
}
function hasRuns(e) {
	return valuesOf$3(e).some((e) => (isPart$1(e) || "child_runs" in e) && (holdsRun(e) || rowsIn(e, 0).some(isRun)));
}
function holdsRun(e) {
	let t = "method" in e ? w(e.body) : e, n = [
		t.post,
		t.patch,
		t.runs
	].find((e) => Array.isArray(e) && e.length > 0), r = Array.isArray(n) ? w(n[0]) : t;
	return typeof r.id == "string" && isRun(r);
}
function isPart$1(e) {
	if (Oa.some((t) => t in e)) return !0;
	for (let t in e) if (t.startsWith("post.") || t.startsWith("patch.")) return !0;
	return !1;
}
function rowsIn(e, t) {
	if (t > ka) return [];
	let n = rowsOfParts(e);
	if (n.length > 0) return n.flatMap((e) => rowsIn(e, t + 1));
	let r = e.body;
	if (M(r) && "method" in e) {
		let n = /\/runs\/([0-9a-f-]{36})/.exec(x(e.url))?.[1];
		return rowsIn(n !== void 0 && !("id" in r) ? {
			id: n,
			...r
		} : r, t + 1);
	}
	let i = [
		...I(e.post),
		...I(e.patch),
		...I(e.runs)
	];
	if (i.length > 0) return i.flatMap((e) => rowsIn(e, t + 1));
	let a = rowOf(e);
	if (!a) return [];
	let o = I(e.child_runs).flatMap((e) => rowsIn(e, t + 1)), s = e.trace_id ?? a.id ?? null;
	return [a, ...o.map((e) => "trace_id" in e ? e : {
		trace_id: s,
		...e
	})];
}
function rowOf(e) {
	let t = S(e.id) ?? idInOrder(e.dotted_order);
	if (t === void 0) return;
	let n = e.id === t ? e : {
		...e,
		id: t
	};
	for (let e of Aa) {
		let t = n[e];
		typeof t == "string" && (n = {
			...n,
			[e]: D(t) ?? null
		});
	}
	return n;
}
function idInOrder(e) {
	return /Z([0-9a-f]{8}-[0-9a-f-]{27})$/.exec(x(e))?.[1];
}
function rowsOfParts(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n in e) {
		let r = e[n], i = n.charCodeAt(0) === 112 && /^(post|patch)\.([0-9a-f-]{36})(?:\.([a-z_]+))?$/.exec(n);
		if (!i) continue;
		let [, a = "", o = "", s] = i, c = D(r) ?? null, l = t.get(a + o) ?? { id: o };
		t.set(a + o, s === void 0 ? {
			...l,
			...w(c)
		} : {
			...l,
			[s]: c
		});
	}
	return [...t.values()];
}
function mergedRows(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) {
		let e = x(n.id), r = t.get(e);
		t.set(e, r ? merged(r, n) : n);
	}
	return [...t.values()];
}
function merged(e, t) {
	let n = Object.entries(t).filter(([, e]) => e !== null && !isEmpty$1(e));
	return {
		...e,
		...Object.fromEntries(n)
	};
}
function isEmpty$1(e) {
	return M(e) && Object.keys(e).length === 0;
}
function readTrace$1(e, t) {
	let n = t.toSorted(byOrder), r = n.filter(isPending).length, i = r === 0 ? [] : [`${r} of ${t.length} runs never ended`];
	return traceFromSpans(n.map(nodeOf$2), {
		run_id: e,
		format: "langsmith",
		source: sourceOf$2(n),
		notes: i
	});
}
function byOrder(e, t) {
	let [n, r] = [x(e.dotted_order), x(t.dotted_order)];
	return n < r ? -1 : +(n > r);
}
function sourceOf$2(e) {
	let t = onceARun(e.map((e) => w(T(e, "extra", "runtime")))), n = onceARun(e.map((e) => w(T(e, "extra", "metadata")))), r = onceARun(e.map((e) => picked(w(e.outputs), ja))), i = onceARun(e.map((e) => picked(e, Ma))), a = Object.entries({
		runtime: t,
		metadata: n,
		answers: r
	}).filter(([, e]) => Object.keys(e).length > 0);
	return {
		...i,
		...Object.fromEntries(a)
	};
}
function isPending(e) {
	return [e.end_time, e.outputs].every((e) => e == null) && e.error === void 0 || e.status === "pending";
}
var Ea, Da, Oa, ka, Aa, ja, Ma;
function init_langsmith() {
	return (init_langsmith = e((() => {
		init_once_a_run(), G(), init_langsmith_node(), init_spans_to_trace(), Ea = {
			name: "langsmith",
			title: "LangSmith runs, run trees and batches, and what its SDKs send",
			carries: "calls, results, errors, times, tokens, content",
			settings: { off: "set LANGSMITH_HIDE_INPUTS and LANGSMITH_HIDE_OUTPUTS to false in the agent" },
			surest: .95,
			detect: (e) => hasRuns(e) ? .95 : 0,
			itemKind: (e) => M(e) && isPart$1(e) ? "part" : void 0,
			read: (e) => {
				let t = /* @__PURE__ */ new Map();
				for (let n of mergedRows(rowsOf(e))) {
					let e = S(n.trace_id) ?? S(n.id) ?? "run", r = t.get(e);
					r ? r.push(n) : t.set(e, [n]);
				}
				return [...t].map(([e, t]) => readTrace$1(e, t));
			}
		}, Da = /* @__PURE__ */ new Set([
			"llm",
			"chain",
			"tool",
			"retriever",
			"embedding",
			"prompt",
			"parser"
		]), Oa = [
			"run_type",
			"dotted_order",
			"trace_id",
			"end_time",
			"post",
			"patch",
			"runs",
			"body"
		], ka = 60, Aa = [
			"inputs",
			"outputs",
			"extra"
		], ja = [
			"service_tier",
			"system_fingerprint",
			"model"
		], Ma = [
			"session_name",
			"reference_example_id",
			"tags"
		];
	})))();
}
// src/core/formats/otlp/beeai-steps.ts
function joinMoments(e) {
	let t = e.flatMap((e) => momentOf(e) ?? []);
	if (t.length === 0) return e;
	let n = /* @__PURE__ */ new Map(), r = /* @__PURE__ */ new Map();
	for (let { node: e, what: i, which: a } of t.toSorted((e, t) => (e.node.start ?? 0) - (t.node.start ?? 0))) {
		let t = `${e.parent ?? ""} ${i}`, o = n.get(t) ?? n.get(i), s = o && r.get(o);
		a === "start" || !o || !s ? (n.set(t, e).set(i, e), r.set(e, named(e, i))) : (r.set(e, void 0), r.set(o, withMoment(s, e)));
	}
	return e.flatMap((e) => r.has(e) ? r.get(e) ?? [] : e);
}
function momentOf(e) {
	if (e.kind !== "tool" && e.kind !== "model") return;
	let [, t, n] = Na.exec(S(e.rest?.target) ?? e.name.replace(/-\d+$/, "")) ?? [];
	return t === void 0 || n === void 0 ? void 0 : {
		node: e,
		what: t,
		which: n
	};
}
function named(e, t) {
	let n = t.split(".").at(-1) ?? t;
	return e.call ? {
		...e,
		name: n,
		call: {
			...e.call,
			name: n
		}
	} : e;
}
function withMoment(e, { start: t, call: n, result: r, error: i, output: a, usage: o }) {
	return {
		...e,
		end: t ?? e.end,
		call: e.call && {
			...e.call,
			args: e.call.args ?? n?.args
		},
		result: e.result ?? r,
		error: e.error ?? i,
		output: e.output.length > 0 ? e.output : a,
		usage: e.usage ?? o
	};
}
var Na;
function init_beeai_steps() {
	return (init_beeai_steps = e((() => {
		G(), Na = /^((?:tool|backend)\..+)\.(start|success|error|finish)$/;
	})))();
}
// src/core/formats/spans/observation-kind.ts
function observationKind(e) {
	let t = e.toLowerCase();
	return (Object.hasOwn(Pa, t) ? Pa[t] : void 0) ?? "other";
}
var Pa;
function init_observation_kind() {
	return (init_observation_kind = e((() => {
		Pa = {
			generation: "model",
			tool: "tool",
			agent: "agent",
			chain: "agent"
		};
	})))();
}
// src/core/formats/langfuse/exports.ts
function exportsOf({ json: e, lines: t }) {
	let n = M(e) && Array.isArray(e.data) ? e.data : e, r = I(t ?? (Array.isArray(n) ? n : n === void 0 ? [] : [n]));
	if (!r.some(isPart)) return [];
	let i = r.map(camelCased);
	if (i.length > 0 && i.every((e) => isObservation(e) && S(e.traceId) !== void 0)) return exportsOfRows(i);
	let a = i.flatMap((e) => I(e.batch)), o = i.flatMap((e) => {
		let t = I(e.observations).map(camelCased).filter(isObservation), n = M(e.trace) ? e.trace : e, r = [.../* @__PURE__ */ new Set([n.scores, e.scores])].flatMap(I);
		return t.length === 0 ? [] : [{
			trace: n,
			observations: t,
			scores: r
		}];
	});
	return [...exportsOfBatch(a), ...o];
}
function exportsOfRows(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) {
		let e = x(n.traceId), r = R({
			id: e,
			name: n.traceName
		}), i = t.get(e) ?? {
			trace: r,
			observations: [],
			scores: []
		};
		t.set(e, i), i.observations.push(n);
	}
	for (let e of t.values()) e.trace = {
		...endsOfRoot(e.observations),
		...e.trace
	};
	return [...t.values()];
}
function endsOfRoot(e) {
	let [t, ...n] = e.filter((e) => S(e.parentObservationId) === void 0);
	if (!t || n.length > 0 || observationKind(x(t.type)) === "model") return {};
	let { name: r, input: i, output: a, sessionId: o, userId: s } = t;
	return R({
		name: r,
		input: i,
		output: a,
		sessionId: o,
		userId: s
	});
}
function camelCased(e) {
	return isSnakeCase(e) ? Object.fromEntries(Object.entries(e).map(([e, t]) => [e.replace(/_([a-z])/g, (e, t) => t.toUpperCase()), t])) : e;
}
function isPart(e) {
	return "observations" in e || "batch" in e || isObservation(e) || isSnakeCase(e);
}
function isSnakeCase(e) {
	return "trace_id" in e && "start_time" in e && "type" in e;
}
function isObservation(e) {
	return typeof e.id == "string" && typeof e.type == "string" && ("startTime" in e || "traceId" in e);
}
function exportsOfBatch(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) {
		let e = w(n.body), r = S(n.type) ?? "", i = r === "trace-create", a = S(i ? e.id : e.traceId);
		if (a === void 0) continue;
		let o = t.get(a) ?? {
			trace: { id: a },
			byId: /* @__PURE__ */ new Map(),
			scores: []
		};
		if (t.set(a, o), i) o.trace = {
			...o.trace,
			...e
		};
		else if (r === "score-create") o.scores.push(e);
		else if (/-(?:create|update)$/.test(r)) {
			let t = x(e.id), n = r.replace(/-(?:create|update)$/, "").toUpperCase();
			o.byId.set(t, {
				type: n === "OBSERVATION" ? "SPAN" : n,
				...o.byId.get(t),
				...e
			});
		}
	}
	return [...t.values()].map(({ trace: e, byId: t, scores: n }) => ({
		trace: e,
		observations: [...t.values()],
		scores: n
	}));
}
function init_exports() {
	return (init_exports = e((() => {
		G(), init_observation_kind();
	})))();
}
// src/core/formats/otlp/events-beside.ts
function eventsBeside(e) {
	let t = [], n = 0;
	for (let r of e.events) Fa.test(r.name) || (t.length < La ? t.push(eventOf(r, e)) : n += 1);
	n > 0 && t.push({
		type: "other",
		name: "events left out",
		data: { count: n },
		parent: e.spanId
	});
	let r = e.links?.slice(0, La) ?? [];
	return r.length > 0 && t.push({
		type: "other",
		name: "links",
		data: r,
		parent: e.spanId
	}), t.length === 0 ? void 0 : t;
}
function eventOf({ name: e, attributes: t, body: n, time: r }, { spanId: i }) {
	let a = {
		...t,
		...J({ body: n })
	};
	return R({
		type: "other",
		name: Ia.test(e) ? "exception" : e || "log",
		data: Object.keys(a).length === 0 ? void 0 : a,
		at: isoOf(r),
		parent: i
	});
}
var Fa, Ia, La;
function init_events_beside() {
	return (init_events_beside = e((() => {
		G(), init_times(), Fa = /^gen_ai\.(?:(?:system|user|assistant|tool)\.message|choice|content\.|client\.inference\.operation\.details)/, Ia = /^(?:gen_ai\.client\.operation\.)?exception$/, La = 100;
	})))();
}
// src/core/formats/otlp/otlp-span.ts
function decodeOtlpJson(e) {
	let t = [];
	for (let n of I(F(e, "resourceSpans", "resource_spans", "batches"))) {
		let e = attributesOf(T(n, "resource", "attributes"));
		for (let r of I(F(n, "scopeSpans", "scope_spans", "instrumentationLibrarySpans"))) {
			let n = S(T(F(r, "scope", "instrumentationLibrary"), "name"));
			for (let i of I(T(r, "spans"))) t.push(readSpan(i, e, n));
		}
	}
	return addLogs(e, t), t;
}
function readSpan(e, t = none(), n) {
	let r = F(e, "context", "spanContext"), i = w(T(e, "status")), a = F(i, "code", "status_code");
	return {
		traceId: idOf$1(F(e, "traceId", "trace_id") ?? F(r, "traceId", "trace_id")),
		spanId: idOf$1(F(e, "spanId", "span_id") ?? F(r, "spanId", "span_id")),
		parentId: idOf$1(F(e, "parentSpanId", "parent_span_id", "parent_id", "parentId")) || void 0,
		name: S(T(e, "name")) ?? "span",
		start: millisOf(F(e, "startTimeUnixNano", "start_time_unix_nano", "start_time", "startTime")),
		end: millisOf(F(e, "endTimeUnixNano", "end_time_unix_nano", "end_time", "endTime")),
		attributes: attributesOf(T(e, "attributes")),
		events: I(T(e, "events")).map(readEvent),
		links: linksOf(e.links),
		failed: a === 2 || typeof a == "string" && /ERROR$/i.test(a),
		ok: a === 1 || typeof a == "string" && /OK$/i.test(a),
		statusMessage: S(F(i, "message", "description")),
		resource: Object.keys(t).length > 0 ? t : attributesOf(T(e, "resource", "attributes")),
		scope: n,
		ofLogs: !1
	};
}
function linksOf(e) {
	if (Array.isArray(e) && e.length !== 0) return I(e).map((e) => {
		let t = F(e, "context") ?? e, n = { ...attributesOf(e.attributes) };
		return {
			trace_id: idOf$1(F(t, "traceId", "trace_id")),
			span_id: idOf$1(F(t, "spanId", "span_id")),
			...Object.keys(n).length === 0 ? {} : { attributes: n }
		};
	});
}
function readEvent(e) {
	return {
		name: S(e.name) ?? "",
		attributes: attributesOf(e.attributes),
		body: void 0,
		time: F(e, "timeUnixNano", "time_unix_nano", "timestamp", "time")
	};
}
function addLogs(e, t) {
	let n = I(F(e, "resourceLogs", "resource_logs"));
	if (n.length === 0) return;
	let r = new Map(t.map((e) => [e.spanId, e])), i = n.flatMap((e) => I(F(e, "scopeLogs", "scope_logs"))).flatMap((e) => I(F(e, "logRecords", "log_records")));
	for (let e of i) {
		let n = attributesOf(e.attributes), i = S(F(e, "eventName", "event_name") ?? n["event.name"]) ?? "", a = e.body === void 0 ? void 0 : plainValue(e.body), o = idOf$1(F(e, "spanId", "span_id")), s = r.get(o) ?? spanOfLog(e, o, r, t);
		s.ofLogs && Fa.test(i) && (s.attributes["gen_ai.operation.name"] = "chat"), s.events.push({
			name: i,
			attributes: n,
			body: a,
			time: F(e, "timeUnixNano", "observedTimeUnixNano")
		});
	}
}
function spanOfLog(e, t, n, r) {
	let i = F(e, "timeUnixNano", "observedTimeUnixNano") ?? 0, a = readSpan({
		spanId: t,
		traceId: F(e, "traceId", "trace_id") ?? "",
		name: "chat",
		startTimeUnixNano: i,
		endTimeUnixNano: i
	});
	return a.ofLogs = !0, n.set(t, a), r.push(a), a;
}
function none() {
	return Object.create(null);
}
function attributesOf(e) {
	let t = none();
	if (M(e)) for (let n of Object.keys(e)) t[n] = e[n] ?? null;
	if (!Array.isArray(e)) return t;
	for (let n of e) {
		let e = M(n) ? S(n.key) : void 0;
		e !== void 0 && M(n) && (t[e] = plainValue(n.value ?? null));
	}
	return t;
}
function plainValue(e, t = 0) {
	if (!M(e) || t > Ra) return e;
	if (typeof e.stringValue == "string") return e.stringValue;
	let n = firstKey(e), r = n === void 0 ? void 0 : e[n];
	if (n === void 0 || r === void 0) return null;
	if (n === "intValue" || n === "doubleValue") return numberValue(r);
	if (n === "stringValue" || n === "boolValue" || n === "bytesValue") return r;
	if (n === "arrayValue") return f(T(r, "values")).map((e) => plainValue(e, t + 1));
	if (n !== "kvlistValue") return e;
	let i = I(T(r, "values")).map((e) => [x(e.key ?? ""), plainValue(e.value ?? null, t + 1)]);
	return Object.fromEntries(i);
}
function firstKey(e) {
	for (let t in e) return t;
}
function numberValue(e) {
	if (typeof e == "number") return e;
	if (typeof e == "string") {
		let t = Number(e);
		return Number.isSafeInteger(t) || !/^-?\d+$/.test(e) ? Number.isNaN(t) ? e : t : e;
	}
	let t = T(e, "low"), n = T(e, "high");
	return typeof t == "number" && typeof n == "number" ? n * 2 ** 32 + (t >>> 0) : null;
}
function inHex(e) {
	return e.length === 32 || e.length === 16 || !/^(?:[A-Za-z0-9+/_-]{22}(?:==)?|[A-Za-z0-9+/_-]{11}=?)$/.test(e) || /^[0-9a-f]+$/i.test(e) ? e : Array.from(bytesOf(e), (e) => e.toString(16).padStart(2, "0")).join("");
}
function idOf$1(e) {
	return typeof e == "string" ? inHex(e).replace(/^0x/, "").replace(/^0+$/, "") : f(T(e, "data")).map((e) => typeof e == "number" ? (e & 255).toString(16).padStart(2, "0") : "").join("");
}
var Ra;
function init_otlp_span() {
	return (init_otlp_span = e((() => {
		init_base64(), G(), init_times(), init_events_beside(), Ra = 64;
	})))();
}
// src/core/formats/otlp/ai-sdk.ts
function toolOf$6(e) {
	let t = pickJson(e, "ai.toolCall.result");
	return R({
		call: {
			id: pickText(e, "ai.toolCall.id"),
			name: pickText(e, "ai.toolCall.name") ?? "tool",
			args: pickJson(e, "ai.toolCall.args", "ai.toolCall.input")
		},
		result: t
	});
}
function generationOf(e, t) {
	let n = paramsUnder(e, "ai.settings.") ?? {}, r = pick(e, "ai.prompt.tools");
	return r !== void 0 && (n.tools = f(r).map((e) => D(e) ?? null)), {
		model: pickText(e, "ai.response.model", "gen_ai.response.model", "ai.model.id"),
		provider: pickText(e, "ai.model.provider", "gen_ai.system"),
		params: Object.keys(n).length === 0 ? void 0 : n,
		usage: usageIn$1(e),
		finish: pickText(e, "ai.response.finishReason", "gen_ai.response.finish_reasons", "ai.finishReason"),
		input: inputOf$1(e, t),
		output: outputOf$1(e)
	};
}
function inputOf$1(e, { texts: t }) {
	let n = pick(e, "ai.prompt.messages");
	return n === void 0 ? messagesIn$1(pickJson(e, "ai.prompt", "gen_ai.input.messages"), "user") : messagesIn$1(n, "user", t);
}
function outputOf$1(e) {
	let t = pickText(e, "ai.response.text", "ai.result.text") ?? "", n = pickText(e, "ai.response.object", "ai.result.object") ?? "", r = pickJson(e, "ai.response.toolCalls", "ai.result.toolCalls"), i = f(r).flatMap((e) => M(e) ? [tn(e)] : []);
	return t === "" && n === "" && i.length === 0 ? [] : [{
		...V("assistant"),
		text: t || n,
		calls: i
	}];
}
var za;
function init_ai_sdk() {
	return (init_ai_sdk = e((() => {
		G(), z(), A(), init_dialect(), za = {
			name: "ai-sdk",
			speaks: ({ attributes: e }) => e["ai.operationId"] !== void 0 || typeof e["operation.name"] == "string" && e["operation.name"].startsWith("ai."),
			read: ({ attributes: e }, t) => {
				let n = pickText(e, "ai.operationId", "operation.name") ?? "", r = {
					session: pickText(e, "ai.telemetry.metadata.sessionId", "session.id"),
					user: pickText(e, "ai.telemetry.metadata.userId", "user.id"),
					agent: pickText(e, "ai.telemetry.functionId")
				};
				if (n.startsWith("ai.toolCall")) return {
					...r,
					kind: "tool",
					...toolOf$6(e)
				};
				if (/\.embed/.test(n)) return {
					...r,
					kind: "other"
				};
				let i = /\.do[A-Z]/.test(n) ? "model" : "agent";
				return {
					...r,
					kind: i,
					...generationOf(e, t)
				};
			}
		};
	})))();
}
// src/core/formats/otlp/cloudflare-gateway.ts
function answerIn(e) {
	let t = pickJson(e, "gen_ai.completion_json"), n = w(t), r = lt(n);
	if (!r) {
		let n = pickText(e, "gen_ai.response.finish_reasons");
		return {
			output: messagesIn$1(t, "assistant"),
			finish: n
		};
	}
	let i = v(r, n);
	return {
		output: y(i),
		finish: i.finish_reason,
		...i.error ? { error: i.error } : {},
		...J({ model: i.model }),
		...i.usage && !usageIn$1(e) ? { usage: i.usage } : {}
	};
}
var Ba;
function init_cloudflare_gateway() {
	return (init_cloudflare_gateway = e((() => {
		jt(), Ie(), G(), init_model_fields(), init_dialect(), Ba = {
			name: "cloudflare-ai-gateway",
			speaks: ({ attributes: e }) => e["gen_ai.prompt_json"] !== void 0 || e["gen_ai.completion_json"] !== void 0,
			read: ({ attributes: e }, { texts: t }) => ({
				kind: "model",
				model: pickText(e, "gen_ai.response.model", "gen_ai.request.model"),
				provider: pickText(e, "gen_ai.model.provider", "gen_ai.provider.name", "gen_ai.system"),
				params: paramsOf$1(w(pickJson(e, "gen_ai.prompt_json"))),
				usage: usageIn$1(e),
				session: pickText(e, "gen_ai.conversation.id", "session.id", "langfuse.session.id"),
				user: pickText(e, "user.id", "langfuse.user.id"),
				input: messagesIn$1(e["gen_ai.prompt_json"], "user", t),
				...answerIn(e)
			})
		};
	})))();
}
// src/core/formats/otlp/message-of-event.ts
function messageOfEvent(e) {
	let t = x(e["event.name"]);
	if (t === "gen_ai.choice") return U(w(e.message), "assistant");
	let n = /^gen_ai\.(system|user|assistant|tool)\.message$/.exec(t)?.[1];
	return n === void 0 ? [] : U({
		...e,
		role: S(e.role) ?? n
	});
}
function init_message_of_event() {
	return (init_message_of_event = e((() => {
		G(), z();
	})))();
}
// src/core/formats/otlp/gen-ai.ts
function readGenAi(e, t) {
	let { attributes: n } = e, r = pickText(n, "gen_ai.operation.name") ?? "", i = Object.hasOwn(Va, r) ? Va[r] : void 0, a = pickText(n, "mcp.method.name"), o = a !== void 0 && a !== "tools/call" ? "other" : i ?? (pick(n, "gen_ai.tool.name") === void 0 ? guessed(e, r) : "tool"), s = fromEvents(e, t), c = [...outputMessages(n, t), ...s.output], l = {
		kind: o,
		workflow: r === "invoke_workflow",
		agent: pickText(n, "gen_ai.agent.name"),
		session: pickText(n, "gen_ai.conversation.id", "session.id"),
		user: pickText(n, "user.id", "enduser.id"),
		input: [...inputMessages$1(n, t), ...s.input],
		output: c
	};
	return o === "tool" ? {
		...l,
		input: [],
		output: [],
		...toolOf$5(e)
	} : {
		...l,
		model: modelOf$6(n),
		provider: pickText(n, "gen_ai.provider.name", "gen_ai.system"),
		params: paramsOf(n),
		usage: usageIn$1(n),
		finish: finishIn$1(n) ?? c.findLast(({ finish: e }) => e !== void 0)?.finish
	};
}
function finishIn$1(e) {
	let t = pickJson(e, "gen_ai.response.finish_reasons", "gen_ai.response.finish_reason");
	return S(Array.isArray(t) ? t[0] : t);
}
function guessed({ attributes: e, events: t }, n) {
	return n === "" ? pick(e, "gen_ai.request.model", "gen_ai.response.model", ...Ha) === void 0 ? t.some(({ name: e }) => /^gen_ai\.(?:choice$|content\.|user\.message$)/.test(e)) ? "model" : "other" : "model" : "other";
}
function paramsOf(e) {
	let t = paramsUnder(e, "gen_ai.request.", ["model"]) ?? {}, n = pickJson(e, "gen_ai.tool.definitions");
	return n !== void 0 && (t.tools = n), Object.keys(t).length === 0 ? void 0 : t;
}
function toldOfTool(e) {
	let t = e.find(({ name: e }) => e === "gen_ai.tool.message"), n = e.find(({ name: e }) => e === "gen_ai.choice"), r = n && D(n.attributes.message);
	return {
		args: t && D(t.attributes.content),
		result: r === void 0 ? void 0 : Ct(r)
	};
}
function toolOf$5({ attributes: e, name: t, events: n }) {
	let r = toldOfTool(n), i = pickJson(e, "gen_ai.tool.call.arguments", "tool_arguments", "gcp.vertex.agent.tool_call_args", "tool.parameters", "input.value", "input"), a = pickJson(e, "gen_ai.tool.call.result", "tool_response", "gcp.vertex.agent.tool_response", "output.value", "output") ?? r.result, o = pickText(e, "gen_ai.tool.status", "tool.status") === "error";
	return R({
		call: {
			id: fe(e["gen_ai.tool.call.id"]),
			name: pickText(e, "gen_ai.tool.name") ?? t.replace(/^execute_tool /, ""),
			args: i ?? r.args
		},
		result: a,
		error: o ? {
			kind: "tool",
			message: x(a).slice(0, 2e3) || "failed"
		} : void 0
	});
}
function inputMessages$1(e, { texts: t, flat: n }) {
	let r = pickJson(e, "gen_ai.system_instructions"), i = pick(e, "gen_ai.input.messages", "gen_ai.prompt", "gcp.vertex.agent.llm_request", "input.value"), a = n.read(e, "gen_ai.prompt", "user"), o = a.length > 0 ? a : messagesIn$1(i, "user", t);
	return r === void 0 ? o : [...systemOf(r), ...o];
}
function systemOf(e) {
	let t = H({
		role: "system",
		parts: Array.isArray(e) ? e : [e]
	});
	return t ? [t] : [];
}
function outputMessages(e, { flat: t }) {
	let n = t.read(e, "gen_ai.completion", "assistant");
	return n.length > 0 ? n : messagesIn$1(pick(e, "gen_ai.output.messages", "gen_ai.completion", "gcp.vertex.agent.llm_response", "output.value"), "assistant");
}
function fromEvents({ attributes: e, events: t }, n) {
	let r = [], i = [];
	for (let t of I(D(e.events))) (t["event.name"] === "gen_ai.choice" ? i : r).push(...messageOfEvent(t));
	for (let e of t) if (e.name === "gen_ai.choice") i.push(...choiceOf(e));
	else if (e.name === "gen_ai.content.prompt") r.push(...messagesIn$1(e.attributes["gen_ai.prompt"], "user"));
	else if (e.name === "gen_ai.content.completion") i.push(...messagesIn$1(e.attributes["gen_ai.completion"], "assistant"));
	else if (e.name === "gen_ai.client.inference.operation.details") {
		let t = {
			...e.attributes,
			...M(e.body) ? e.body : {}
		};
		r.push(...inputMessages$1(t, n)), i.push(...outputMessages(t, n));
	} else {
		let t = /^gen_ai\.(system|user|assistant|tool)\.message$/.exec(e.name)?.[1];
		t !== void 0 && r.push(...messageOf$4(e, t));
	}
	return {
		input: r,
		output: i
	};
}
function messageOf$4({ attributes: e, body: t }, n) {
	let r = M(t) ? t : unwrapMembers(e);
	return typeof t == "string" ? U(t, n) : typeof r.role == "string" ? U(r, n) : U({
		...r,
		role: n
	}, n);
}
function choiceOf(e) {
	let t = M(e.body) ? e.body : unwrapMembers(e.attributes), n = D(t.message), r = S(t.finish_reason), i = Array.isArray(n) ? n : x(n ?? t.content), a = M(n) ? n : {
		content: i,
		...calls(t)
	}, o = H({
		role: "assistant",
		...a
	}, "assistant");
	return o ? [{
		...o,
		finish: o.finish ?? r
	}] : [];
}
function calls(e) {
	return e.tool_calls === void 0 ? {} : { tool_calls: e.tool_calls };
}
function unwrapMembers(e) {
	return Object.fromEntries(Object.entries(e).map(([e, t]) => [e, D(t) ?? null]));
}
function modelOf$6(e) {
	let t = pickText(e, "gen_ai.response.model", "gen_ai.request.model");
	return t === "unknown" ? pickText(e, "traceloop.association.properties.ls_model_name") ?? t : t;
}
var Va, Ha, Ua;
function init_gen_ai() {
	return (init_gen_ai = e((() => {
		G(), z(), it(), init_dialect(), init_message_of_event(), Va = {
			chat: "model",
			generate_content: "model",
			text_completion: "model",
			execute_tool: "tool",
			invoke_agent: "agent",
			invoke_workflow: "agent",
			agent_step: "other",
			create_agent: "other"
		}, Ha = [
			"gen_ai.usage.output_tokens",
			"gen_ai.usage.completion_tokens",
			"gen_ai.prompt.0.content",
			"gen_ai.completion.0.content",
			"gen_ai.output.messages"
		], Ua = {
			name: "gen_ai",
			speaks: ({ attributes: e, events: t }) => e["gen_ai.operation.name"] !== void 0 || e["gen_ai.request.model"] !== void 0 || e["gen_ai.system"] !== void 0 || e["gen_ai.tool.name"] !== void 0 || Ha.some((t) => e[t] !== void 0) || t.some(({ name: e }) => e.startsWith("gen_ai.")),
			read: readGenAi
		};
	})))();
}
// src/core/formats/otlp/llama-index.ts
function blocksOf(e) {
	let t = S(T(e, "tool_name")), n = T(e, "blocks");
	if (t === void 0 || !Array.isArray(n)) return;
	let r = n.flatMap((e) => M(e) && "text" in e ? [x(e.text)] : []);
	return {
		tool: t,
		result: r.length === n.length ? r.join("\n") : n
	};
}
function init_llama_index() {
	return (init_llama_index = e((() => {
		G();
	})))();
}
// src/core/formats/otlp/openinference.ts
function contentOfStep(e) {
	return R({
		input: pickJson(e, "input.value"),
		output: pickJson(e, "output.value")
	});
}
function toolOf$4({ attributes: e, name: t }) {
	let n = pickJson(e, "output.value"), r = blocksOf(n);
	return R({
		call: {
			id: fe(pick(e, "tool_call.id", "tool.id", "gen_ai.tool.call.id")),
			name: pickText(e, "tool.name") ?? r?.tool ?? t,
			args: argsOf(pickJson(e, "input.value", "tool.parameters"))
		},
		result: r?.result ?? (n === void 0 ? void 0 : contentOf(n))
	});
}
function argsOf(e) {
	let t = T(e, "kwargs");
	return M(e) && M(t) && Object.keys(e).every((e) => e === "kwargs" || e === "args") ? t : e;
}
function contentOf(e) {
	let t = T(e, "kwargs");
	return M(t) && t.content !== void 0 ? t.content : M(e) && e.type === "tool" && e.content !== void 0 ? e.content : e;
}
function modelOf$5(e, { flat: t }) {
	let n = w(pickJson(e, "llm.invocation_parameters")), r = pickText(e, "llm.finish_reason"), i = t.read(e, "llm.output_messages", "assistant"), a = pickJson(e, "output.value");
	return {
		model: pickText(e, "llm.response.model_name", "llm.model_name", "llm.request.model_name"),
		provider: pickText(e, "llm.provider", "llm.system"),
		params: paramsOf$1(n),
		usage: usageIn$1(e),
		finish: r ?? finishIn(a),
		input: orElse(t.read(e, "llm.input_messages", "user"), () => messagesIn$1(e["input.value"], "user")),
		output: orElse(i, () => messagesIn$1(e["output.value"], "assistant"))
	};
}
function finishIn(e) {
	let t = T(e, "choices", 0, "finish_reason") ?? T(e, "stop_reason");
	return typeof t == "string" ? t : void 0;
}
function orElse(e, t) {
	return e.length > 0 ? e : t();
}
var Wa, Ga;
function init_openinference() {
	return (init_openinference = e((() => {
		G(), init_model_fields(), init_dialect(), init_llama_index(), Wa = {
			LLM: "model",
			TOOL: "tool",
			AGENT: "agent",
			CHAIN: "agent"
		}, Ga = {
			name: "openinference",
			speaks: ({ attributes: e }) => e["openinference.span.kind"] !== void 0 || (e["llm.input_messages.0.message.role"] ?? e["llm.output_messages.0.message.role"]) !== void 0 && e["gen_ai.operation.name"] === void 0,
			read: (e, t) => {
				let { attributes: n } = e, r = (pickText(n, "openinference.span.kind") ?? "LLM").toUpperCase(), i = (Object.hasOwn(Wa, r) ? Wa[r] : void 0) ?? "other", a = {
					kind: i,
					workflow: r === "CHAIN",
					agent: pickText(n, "agent.name"),
					session: pickText(n, "session.id"),
					user: pickText(n, "user.id")
				};
				return i === "tool" ? {
					...a,
					...toolOf$4(e)
				} : i === "model" ? {
					...a,
					...modelOf$5(n, t)
				} : i === "other" ? {
					...a,
					rest: contentOfStep(n)
				} : {
					...a,
					input: messagesIn$1(n["input.value"], "user"),
					output: messagesIn$1(n["output.value"], "assistant").filter(({ role: e }) => e === "assistant")
				};
			}
		};
	})))();
}
// src/core/formats/otlp/openllmetry.ts
function isLlamaIndexTool({ attributes: e }, t) {
	return t === "task" && (pickText(e, "traceloop.entity.name") ?? "").endsWith("Tool.task");
}
function toolOf$3({ attributes: e, name: t }) {
	let n = pickJson(e, "traceloop.entity.input", "gen_ai.tool.call.arguments"), r = pickJson(e, "traceloop.entity.output", "gen_ai.tool.call.result"), i = blocksOf(r), a = toolMessageOf(r), o = S(T(n, "kwargs", "tool_call_id"));
	return R({
		call: {
			id: pickText(e, "gen_ai.tool.call.id") ?? o ?? a?.id,
			name: i?.tool ?? pickText(e, "traceloop.entity.name", "gen_ai.tool.name") ?? t,
			args: n === void 0 ? void 0 : o === void 0 ? inputsOf$1(n) : T(n, "inputs") ?? {}
		},
		result: i?.result ?? a?.output ?? (M(r) && "output" in r ? r.output ?? null : r),
		error: a?.error
	});
}
function toolMessageOf(e) {
	let t = T(e, "output"), n = M(t) && "lc" in t ? H(t) : void 0;
	return n?.role === "tool" ? n.results[0] : void 0;
}
function outputsOf(e) {
	return T(decoded(e ?? null), "outputs") ?? e;
}
function inputsOf$1(e) {
	let t = T(e, "kwargs");
	if (M(t) && Object.keys(t).length > 0) return t;
	let n = T(e, "args");
	return Array.isArray(n) ? n.length === 1 ? n[0] ?? {} : n : T(e, "inputs") ?? e;
}
var Ka, qa;
function init_openllmetry() {
	return (init_openllmetry = e((() => {
		G(), z(), init_llama_index(), init_dialect(), init_gen_ai(), Ka = {
			workflow: "agent",
			agent: "agent",
			tool: "tool",
			task: "other"
		}, qa = {
			name: "openllmetry",
			speaks: ({ attributes: e }) => e["traceloop.span.kind"] !== void 0 || e["llm.request.type"] !== void 0,
			read: (e, t) => {
				let { attributes: n } = e, r = pickText(n, "traceloop.span.kind"), i = pickText(n, "traceloop.association.properties.session_id", "session.id"), a = pickText(n, "traceloop.association.properties.user_id");
				if (r === void 0) return {
					...readGenAi(e, t),
					kind: "model",
					session: i,
					user: a
				};
				let o = isLlamaIndexTool(e, r) ? "tool" : (Object.hasOwn(Ka, r) ? Ka[r] : void 0) ?? "other";
				if (o === "tool") return {
					kind: o,
					session: i,
					user: a,
					...toolOf$3(e)
				};
				let s = o === "agent" ? pickText(n, "traceloop.entity.name", "traceloop.workflow.name") : void 0, c = pickJson(n, "traceloop.entity.input");
				return {
					kind: o,
					workflow: r === "workflow",
					session: i,
					user: a,
					agent: s,
					input: c === void 0 ? [] : messagesIn$1(inputsOf$1(c), "user"),
					output: messagesIn$1(outputsOf(n["traceloop.entity.output"]), "assistant")
				};
			}
		};
	})))();
}
// src/core/formats/otlp/vendors.ts
function saidBetween(e, t) {
	let n = T(t, "message");
	return {
		input: messagesIn$1(e, "user"),
		output: M(n) ? U(n, "assistant") : messagesIn$1(t, "assistant"),
		usage: Q(F(t, "usage"))
	};
}
function liveKitTool(e, t) {
	let n = pickJson(e, "lk.function_tool.output"), r = e["lk.function_tool.is_error"] === !0;
	return R({
		kind: "tool",
		call: {
			id: pickText(e, "lk.function_tool.id"),
			name: t,
			args: pickJson(e, "lk.function_tool.arguments")
		},
		result: n,
		error: r ? {
			kind: "tool",
			message: x(n)
		} : void 0
	});
}
var Ja, Ya, Xa, Za;
function init_vendors() {
	return (init_vendors = e((() => {
		G(), z(), A(), init_model_fields(), init_dialect(), init_message_of_event(), Ja = {
			name: "genkit",
			speaks: ({ attributes: e }) => e["genkit:type"] !== void 0,
			read: ({ attributes: e, name: t }) => {
				let n = pickText(e, "genkit:metadata:subtype", "genkit:type") ?? "", r = pickJson(e, "genkit:input"), i = pickJson(e, "genkit:output");
				if (n === "tool") {
					let n = pickText(e, "genkit:name") ?? t;
					return R({
						kind: "tool",
						call: {
							id: void 0,
							name: n,
							args: r
						},
						result: i
					});
				}
				if (n === "model") {
					let t = S(F(i, "finishReason"));
					return {
						kind: "model",
						model: pickText(e, "genkit:name"),
						finish: t,
						...saidBetween(r, i)
					};
				}
				return {
					kind: n === "flow" ? "agent" : "other",
					workflow: n === "flow",
					...saidBetween(r, i)
				};
			}
		}, Ya = {
			name: "livekit",
			speaks: ({ attributes: e }) => [
				"lk.function_tool.name",
				"lk.chat_ctx",
				"lk.response.text",
				"lk.user_input"
			].some((t) => e[t] !== void 0),
			read: ({ attributes: e }) => {
				let t = pickText(e, "lk.function_tool.name");
				if (t !== void 0) return liveKitTool(e, t);
				let n = I(pickJson(e, "lk.response.function_calls")).map(tn), r = pickText(e, "lk.response.text") ?? "", i = r !== "" || n.length > 0, a = f(T(pickJson(e, "lk.chat_ctx"), "items")), o = pickText(e, "lk.user_input"), s = a.length > 0 ? U(a) : o === void 0 ? [] : messagesIn$1(o, "user"), c = i ? [{
					...V("assistant"),
					text: r,
					calls: n
				}] : [], l = e["lk.chat_ctx"] !== void 0 || e["gen_ai.request.model"] !== void 0;
				return {
					kind: l ? "model" : "other",
					model: pickText(e, "gen_ai.request.model"),
					input: l ? s : [],
					output: l ? c : []
				};
			}
		}, Xa = {
			name: "pydantic-ai",
			speaks: ({ attributes: e }) => [
				"all_messages_events",
				"pydantic_ai.all_messages",
				"final_result"
			].some((t) => e[t] !== void 0),
			read: ({ attributes: e }) => {
				let t = I(D(e.all_messages_events)).flatMap(messageOfEvent), n = t.length > 0 ? t : messagesIn$1(e["pydantic_ai.all_messages"], "user"), r = n.findLastIndex(({ role: e }) => e === "assistant"), i = S(decoded(e.final_result)) ?? x(D(e.final_result)), a = i === "" ? n.slice(r) : [{
					...V("assistant"),
					text: i
				}];
				return {
					kind: "agent",
					agent: pickText(e, "gen_ai.agent.name", "agent_name"),
					session: pickText(e, "gen_ai.conversation.id"),
					input: n.filter(({ role: e }) => e === "user" || e === "system"),
					output: r === -1 && i === "" ? [] : a
				};
			}
		}, Za = {
			name: "agent-framework",
			speaks: ({ attributes: e, name: t }) => /^(?:workflow\.(?:run|session|build)|executor\.process|edge_group\.process|message\.send)\b/.test(t) && [
				"workflow.id",
				"executor.id",
				"edge_group.id",
				"edge_group.type",
				"message.type"
			].some((t) => e[t] !== void 0),
			read: ({ attributes: e, name: t }) => ({
				kind: /^workflow\.(?:run|session)\b/.test(t) ? "agent" : "other",
				agent: pickText(e, "workflow.name")
			})
		};
	})))();
}
// src/core/formats/otlp/mlflow.ts
function callOf(e, t, n) {
	let r = M(n) && "tool_call_id" in n ? H(n)?.results[0] : void 0;
	return R({
		call: {
			id: r?.id,
			name: e,
			args: t
		},
		result: r ? r.output : n,
		error: r?.error
	});
}
function answerOf$5(e, t, n) {
	let r = pickJson(e, "invocation_params"), i = S(T(pickJson(e, "metadata"), "ls_model_name")) ?? S(F(r, "model", "model_name")), a = T(generationIn(n), "generation_info", "finish_reason") ?? T(n, "choices", 0, "finish_reason"), o = outputOf(n);
	return {
		...o === void 0 ? {} : { output: o },
		model: S(pickJson(e, "mlflow.llm.model")) ?? S(F(n, "model")) ?? S(F(t, "model")) ?? i,
		provider: S(pickJson(e, "mlflow.llm.provider")),
		usage: Q(pickJson(e, "mlflow.chat.tokenUsage")) ?? Q(F(n, "usage")),
		finish: S(a)
	};
}
function outputOf(e) {
	let t = generationIn(e);
	if (t !== void 0) return messagesIn$1(F(t, "message", "text"), "assistant");
	let n = T(e, "choices", 0, "message");
	return M(n) && (F(n, "content", "tool_calls", "function_call") ?? "") === "" ? [V("assistant")] : void 0;
}
function generationIn(e) {
	return T(e, "generations", 0, 0);
}
var Qa, $a;
function init_mlflow() {
	return (init_mlflow = e((() => {
		G(), init_model_fields(), z(), A(), init_dialect(), init_vendors(), Qa = {
			LLM: "model",
			CHAT_MODEL: "model",
			TOOL: "tool",
			AGENT: "agent",
			CHAIN: "agent"
		}, $a = {
			name: "mlflow",
			speaks: ({ attributes: e }) => e["mlflow.spanType"] !== void 0,
			read: ({ attributes: e, name: t }) => {
				let n = x(decoded(e["mlflow.spanType"])).toUpperCase(), r = (Object.hasOwn(Qa, n) ? Qa[n] : void 0) ?? "other", i = decoded(e["mlflow.spanInputs"]), a = decoded(e["mlflow.spanOutputs"]), o = S(decoded(e["mlflow.trace.session"]));
				if (r === "tool") return {
					kind: r,
					session: o,
					...callOf(t, i, a)
				};
				let s = {
					kind: r,
					session: o,
					workflow: n === "CHAIN",
					...saidBetween(i, a)
				};
				return r === "model" ? {
					...s,
					...answerOf$5(e, i, a)
				} : s;
			}
		};
	})))();
}
// src/core/formats/otlp/span-to-node.ts
function dialectOf(e) {
	return eo.find((t) => t.speaks(e));
}
function nodeOfSpan(e, t, n) {
	let r = dialectOf(e), i = r?.read(e, n) ?? {}, a = i.kind ?? "other";
	return spanNode({
		id: e.spanId || `span-${t}`,
		parent: e.parentId,
		name: e.name,
		start: e.start,
		end: e.end,
		ok: e.ok,
		cost: a === "model" ? costIn(e.attributes) : void 0,
		...i,
		dialect: r?.name,
		kind: a,
		error: i.error ?? errorOf$6(e, a),
		rest: withRest(i.rest, restOf(e.attributes)),
		besides: e.events.length > 0 || e.links ? eventsBeside(e) : void 0
	});
}
function withRest(e, t) {
	return e === void 0 || Object.keys(e).length === 0 ? t : {
		...t,
		...e
	};
}
function restOf(e) {
	let t;
	for (let n in e) isTold$1(n) || (t ??= {}, t[n] = e[n] ?? null);
	return t;
}
function isTold$1(e) {
	let t = io.get(e);
	if (t !== void 0) return t;
	let n = to.test(e);
	return io.size < no && e.length <= ro && io.set(e, n), n;
}
var eo, to, no, ro, io;
function init_span_to_node() {
	return (init_span_to_node = e((() => {
		init_ai_sdk(), init_dialect(), init_cloudflare_gateway(), init_events_beside(), init_gen_ai(), init_openinference(), init_openllmetry(), init_mlflow(), init_vendors(), G(), init_model_fields(), init_observation_kind(), eo = [
			Ga,
			za,
			Ba,
			qa,
			{
				name: "langfuse",
				speaks: ({ attributes: e }) => e["langfuse.observation.type"] !== void 0 || e["langfuse.observation.input"] !== void 0,
				read: ({ attributes: e, name: t }) => {
					let n = observationKind(pickText(e, "langfuse.observation.type") ?? "span"), r = pickText(e, "langfuse.session.id", "session.id"), i = pickText(e, "langfuse.user.id", "user.id"), a = pickJson(e, "langfuse.observation.input", "langfuse.trace.input"), o = pickJson(e, "langfuse.observation.output", "langfuse.trace.output"), s = pickText(e, "langfuse.observation.level"), c = {
						kind: n,
						session: r,
						user: i
					};
					if (s === "ERROR") {
						let t = pickText(e, "langfuse.observation.status_message") ?? "failed";
						c.error = {
							kind: n === "tool" ? "tool" : n === "model" ? "model" : "exception",
							message: t
						};
					}
					return n === "tool" ? R({
						...c,
						call: {
							id: void 0,
							name: t,
							args: a
						},
						result: o
					}) : {
						...c,
						model: pickText(e, "langfuse.observation.model.name", "gen_ai.request.model"),
						params: w(pickJson(e, "langfuse.observation.model.parameters")),
						usage: Q(pickJson(e, "langfuse.observation.usage_details")),
						input: messagesIn$1(a, "user"),
						output: messagesIn$1(o, "assistant")
					};
				}
			},
			$a,
			Ja,
			Ya,
			Xa,
			Za,
			Ua
		], to = /^(?:gen_ai\.(?:model\.provider|prompt|completion|input\.messages|output\.messages|system_instructions|usage|request|response|tool|operation|provider|system)|llm\.(?:input_messages|output_messages|tools|token_count|usage|invocation_parameters|model_name|request\.type|is_streaming)|ai\.(?:prompt|response|usage|toolCall|settings|model|operationId)|(?:input|output)\.(?:value|mime_type)|openinference\.span\.kind|tool\.(?:name|parameters)|tool_arguments|tool_response|traceloop\.(?:entity|span\.kind)|langfuse\.(?:observation|trace)\.(?:input|output|type|model|usage_details|level)|operation\.name|gcp\.vertex\.agent\.(?:llm_request|llm_response|tool_call_args|tool_response)|mlflow\.span|genkit:(?:input|output|type|name)|lk\.(?:function_tool|chat_ctx|response)|all_messages_events|pydantic_ai\.all_messages|final_result)/, no = 5e3, ro = 200, io = /* @__PURE__ */ new Map();
	})))();
}
// src/core/formats/langfuse/observation-node.ts
function nodeOf$1(e, { rootId: t, texts: n, metadata: r }) {
	let i = attributesOf(D(r.attributes)), { input: a = null, output: o = null } = e, s = decoded(o), c = toolMessageIn(s), l = c ? "tool" : kindOf(e, i), u = paramsIn(e), d = l === "model" ? withTools(u, a) : u, f = e.level === "ERROR" || i["error.type"] !== void 0, p = S(e.statusMessage) ?? "failed", m = l === "tool" ? "tool" : l === "model" ? "model" : "exception", h = S(e.name) ?? "span";
	return spanNode({
		id: x(e.id),
		parent: S(e.parentObservationId) ?? t,
		name: h,
		kind: l,
		start: millisOf(e.startTime),
		end: millisOf(e.endTime),
		error: f ? {
			kind: B(p, m),
			message: p
		} : void 0,
		model: S(F(e, "model", "providedModelName", "internalModel")),
		finish: S(i["ai.response.finishReason"] ?? T(d, "finishReason")),
		rest: restOf(i),
		usage: Q(D(e.usageDetails)) ?? Q(e.usage) ?? countsBeside(e),
		cost: L(T(D(e.costDetails), "total") ?? F(e, "calculatedTotalCost", "totalCost")),
		...l === "tool" ? toolOf$2({
			name: h,
			attributes: i,
			given: decoded(a),
			gave: s,
			answered: c
		}) : {
			...askedIn(a, n, d),
			output: messagesInDecoded(s, o, "assistant")
		}
	});
}
function toolMessageIn(e) {
	let t = M(T(e, "kwargs")) ? T(e, "kwargs") : e;
	return M(t) && typeof t.tool_call_id == "string" && "content" in t ? t : void 0;
}
function askedIn(e, t, n) {
	let r = Array.isArray(e) ? e : [], i = r.filter(isToolSchema).map((e) => T(e, "content") ?? null);
	return i.length === 0 ? {
		input: withResults(messagesIn$1(e, "user", t)),
		params: n
	} : {
		input: messagesIn$1(r.filter((e) => !isToolSchema(e)), "user", t),
		params: {
			...n,
			tools: i
		}
	};
}
function withTools(e, t) {
	if (e?.tools !== void 0) return e;
	let n = typeof t == "string" && t.includes("\"tools\"") ? decoded(t) : t, r = f(T(n, "tools"));
	return r.length === 0 ? e : {
		...e,
		tools: r
	};
}
function withResults(e) {
	if (!e.some(({ role: e }) => !ao.has(e))) return e;
	let t = new Set(e.flatMap(({ calls: e }) => e.map(({ name: e }) => e)));
	return e.map((e) => {
		let { role: n, text: r, extras: i } = e;
		return ao.has(n) || !t.has(n) ? e : {
			...V("tool"),
			extras: i,
			results: [{
				id: void 0,
				name: n,
				output: r,
				error: void 0
			}]
		};
	});
}
function isToolSchema(e) {
	return T(e, "role") === "tool" && T(e, "content", "type") === "function" && M(T(e, "content", "function", "parameters"));
}
function countsBeside({ promptTokens: e, completionTokens: t }) {
	return e === void 0 && t === void 0 ? void 0 : Q({
		promptTokens: e ?? null,
		completionTokens: t ?? null
	});
}
function paramsIn(e) {
	let t = D(e.modelParameters), n = Object.entries(M(t) ? t : {}).filter(([, e]) => e !== null);
	return n.length > 0 ? Object.fromEntries(n) : void 0;
}
function kindOf(e, t) {
	let n = observationKind(S(e.type) ?? "");
	if (n !== "other") return n;
	let r = [
		t["openinference.span.kind"],
		t["gen_ai.operation.name"],
		t["traceloop.span.kind"]
	];
	if (t["gen_ai.tool.call.id"] !== void 0 || t["gen_ai.tool.name"] !== void 0) return "tool";
	let i = t["operation.name"];
	return typeof i == "string" && i.startsWith("ai.toolCall") || r.some((e) => typeof e == "string" && /^(?:tool|execute_tool)$/i.test(e)) ? "tool" : "other";
}
function toolOf$2({ name: e, attributes: t, given: n, gave: r, answered: i }) {
	let a = F(t, "gen_ai.tool.call.id", "ai.toolCall.id", "tool_call.id") ?? T(n, "tool_call_id") ?? i?.tool_call_id, o = S(F(t, "gen_ai.tool.name", "ai.toolCall.name", "tool.name")), s = ownArgs(n) ?? D(t["tool.parameters"]), c = i ? _e(i.content ?? null) : r;
	return {
		call: {
			id: fe(a),
			name: o ?? e.replace(/^execute_tool /, ""),
			args: s
		},
		result: c === null ? void 0 : c,
		...i?.status === "error" ? { error: {
			kind: "tool",
			message: x(c).slice(0, 2e3)
		} } : {}
	};
}
function ownArgs(e) {
	let t = M(e) && Object.keys(e).length === 1 ? e.input : void 0;
	return M(t) ? t : e ?? void 0;
}
var ao;
function init_observation_node() {
	return (init_observation_node = e((() => {
		r(), G(), A(), init_model_fields(), init_observation_kind(), init_dialect(), init_otlp_span(), init_span_to_node(), init_times(), ao = /* @__PURE__ */ new Set([
			"user",
			"assistant",
			"system",
			"developer",
			"tool",
			"function",
			"human",
			"ai",
			"model"
		]);
	})))();
}
// src/core/formats/langfuse/langfuse.ts
function readExport({ trace: e, observations: t, scores: n }) {
	let r = `trace ${x(e.id)}`, i = new MessageTexts(), a = t.map((e) => w(decoded(e.metadata))), o = joinMoments(t.map((e, t) => nodeOf$1(e, {
		rootId: r,
		texts: i,
		metadata: a[t] ?? {}
	}))), s = messagesIn$1(e.output, "assistant").filter(({ role: e }) => e === "assistant"), c = o.filter(({ parent: e }) => e === r), l = spanNode({
		id: r,
		name: S(e.name) ?? "trace",
		kind: "agent",
		...rangeOf(o),
		input: messagesIn$1(e.input, "user"),
		output: s,
		session: S(e.sessionId),
		user: S(e.userId),
		agent: S(e.name),
		error: s.length > 0 && endsWell(c) ? void 0 : errorOfRun(c)
	}), u = sourceOf$1(e, t, a), d = S(e.id) ?? "langfuse";
	return withScores(traceFromSpans([l, ...o], {
		run_id: d,
		format: "langfuse",
		source: u
	}), n);
}
function sourceOf$1(e, t, n) {
	let r = onceARun([w(decoded(e.metadata)), ...n], co);
	return {
		...onceARun([e, ...t].map((e) => picked(e, so))),
		...Object.keys(r).length === 0 ? {} : { metadata: r }
	};
}
function errorOfRun(e) {
	return runFailed(e) ? e.findLast(({ error: e, kind: t }) => e && t !== "tool")?.error : void 0;
}
function endsWell(e) {
	let t = e.toSorted((e, t) => (e.start ?? 0) - (t.start ?? 0)).at(-1);
	return t !== void 0 && t.kind !== "tool" && t.error === void 0;
}
var oo, so, co;
function init_langfuse() {
	return (init_langfuse = e((() => {
		init_beeai_steps(), G(), init_exports(), init_observation_node(), init_message_texts(), init_once_a_run(), init_dialect(), init_scores(), init_spans_to_trace(), oo = {
			name: "langfuse",
			title: "Langfuse traces with observations, and ingestion batches",
			carries: "calls, results, errors, times, tokens, content",
			settings: { off: "pass input and output to the observation, or leave capturing on" },
			surest: .95,
			detect: (e) => exportsOf(e).some(({ observations: e }) => e.length > 0) ? .95 : 0,
			itemKind: (e) => M(e) && isPart(e) ? "part" : void 0,
			read: (e) => exportsOf(e).map(readExport)
		}, so = [
			"projectId",
			"environment",
			"release",
			"version",
			"tags",
			"promptName",
			"promptVersion"
		], co = /* @__PURE__ */ new Set(["attributes"]);
	})))();
}
// src/core/formats/managed-agents.ts
function typeOf(e) {
	return S(e.type) ?? "";
}
function isTelling$1(e) {
	let t = typeOf(e);
	return (t.startsWith("session.") || t.startsWith("agent.")) && /^(?:session\.status_|agent\.(?:tool_use|mcp_tool_use|custom_tool_use|message))/.test(t);
}
function valuesOf$2({ json: e, lines: t }) {
	return t ?? (Array.isArray(e) ? e : e === void 0 ? [] : [e]);
}
function payloadsOf(e) {
	return valuesOf$2(e).flatMap(payloadsIn);
}
function payloadsIn(e) {
	if (M(e)) return [e];
	let t = T(e, 1);
	return M(t) ? [t] : I(T(t, 1, "events")).map((e) => ({
		sent: !0,
		...e
	}));
}
function readSession$2(e, t) {
	let n = withoutSentTwice(e), r = n.find((e) => M(e.agent)), i = S(r?.id) ?? contentId("session", n, t), a = Ae(turnsOf$2(n), (e, t) => e.fence === t.fence), o = w(r?.agent), s = [...configurationOf(o), ...a.flatMap((e, t) => "data" in e && e.data ? [other(e.data)] : k(e, `message-${t}`))], c = a.filter(({ data: e }) => e === void 0).map(({ message: e }) => e), l = n.findLast((e) => typeOf(e) === "session.status_idle"), u = S(T(l, "stop_reason", "type")), d = n.find((e) => typeOf(e) === "session.error"), f = S(T(d, "error", "message"));
	d && s.push({
		type: "error",
		kind: "exception",
		error: f ?? "session error"
	});
	let p = u === "end_turn" && !d ? N(c) : void 0;
	return p !== void 0 && s.push({
		type: "final_output",
		content: p
	}), W({
		run_id: i,
		format: "claude-managed-agents",
		...R({ agent: S(o.name) === void 0 ? void 0 : R({ name: S(o.name) }) }),
		...S(T(o, "model", "id")) === void 0 ? {} : { model: R({
			name: S(T(o, "model", "id")),
			provider: "anthropic"
		}) },
		status: d ? "error" : u === "end_turn" ? "success" : "unknown",
		events: s
	});
}
function withoutSentTwice(e) {
	if (!e.some(({ sent: e }) => e === !0)) return e;
	let t = new Set(e.filter(({ sent: e }) => e !== !0).map(sameness));
	return e.filter((e) => e.sent !== !0 || !t.has(sameness(e)));
}
function sameness(e) {
	let t = S(e.custom_tool_use_id) ?? S(e.tool_use_id);
	return q([typeOf(e), t ?? e.content ?? null]);
}
function turnsOf$2(e) {
	let t = 0;
	return e.flatMap((e) => (typeOf(e) === "span.model_request_start" && (t += 1), turnOf$1(e, String(t))));
}
function turnOf$1(e, t) {
	let n = typeOf(e), r = isoOf(e.processed_at ?? e.created_at), i = messageOf$3(e, n);
	if (i) return [{
		message: i,
		at: r,
		fence: t
	}];
	if (n === "span.model_request_end") {
		let n = Q(e.model_usage);
		return n ? [{
			message: V("assistant"),
			at: r,
			fence: t,
			usage: n
		}] : [];
	}
	return [{
		message: uo,
		fence: t,
		data: e
	}];
}
function messageOf$3(e, t) {
	let n = t === "user.message" ? "user" : "assistant", r = e.content;
	if (t === "user.message" || t === "agent.message") {
		let e = V(n);
		for (let t of Array.isArray(r) ? r : [r ?? ""]) zt(t, e);
		return e;
	}
	if (t === "agent.thinking") return {
		...V(n),
		extras: [e]
	};
	let i = V(t.endsWith("tool_result") ? "tool" : "assistant");
	if (/^agent\.(?:\w+_)?tool_use$/.test(t)) zt({
		...e,
		type: "tool_use"
	}, i);
	else if (t.endsWith("tool_result")) zt({
		...e,
		id: e.tool_use_id ?? null,
		type: "tool_result"
	}, i);
	else return;
	return i;
}
function configurationOf({ system: e, tools: t }) {
	let n = S(e);
	return [...n === void 0 ? [] : [{
		type: "input_message",
		role: "system",
		content: n
	}], ...f(t).length === 0 ? [] : [{
		type: "other",
		name: "tools",
		data: t
	}]].map((e) => R(e));
}
function other(e) {
	let { system: t, tools: n, ...r } = w(e.agent), i = M(e.agent) ? {
		...e,
		agent: r
	} : e;
	return R({
		type: "other",
		name: typeOf(i) || "session",
		data: i,
		at: isoOf(i.processed_at)
	});
}
var lo, uo;
function init_managed_agents() {
	return (init_managed_agents = e((() => {
		init_content_id(), G(), A(), it(), init_model_fields(), init_times(), b(), lo = {
			name: "claude-managed-agents",
			title: "Claude Managed Agents event streams",
			carries: "messages, calls, results with an error flag, times, tokens, how it ended",
			surest: .97,
			detect: (e) => valuesOf$2(e).some((e) => payloadsIn(e).some(isTelling$1)) ? .97 : 0,
			read: (e, { platform: t }) => [readSession$2(payloadsOf(e), t.hash)]
		}, uo = V("other");
	})))();
}
// src/core/formats/input/native.ts
function isNative(e) {
	return Array.isArray(e.events) && "run_id" in e;
}
function valuesOf$1({ json: e, lines: t }) {
	return t || (e === void 0 ? [] : Array.isArray(e) ? e : [e]);
}
function placeOf$1(e, t) {
	return e.lines ? `${e.name} line ${t + 1}` : Array.isArray(e.json) ? `${e.name}[${t}]` : e.name;
}
function readNative(e, t) {
	let n = M(e) ? e.version : void 0;
	if (typeof n == "number" && n > 1) throw C(t, n, 1);
	let r = g.safeParse(e);
	if (!r.success) {
		let n = gn(r.error, e).map(({ message: e }) => `${t}: ${e}`);
		throw new Y("invalid_trace", n.slice(0, 5).join("\n"), { hint: _ });
	}
	let { status: i, note: a } = statusOf$4(e);
	return {
		trace: i === void 0 ? r.data : {
			...r.data,
			status: i
		},
		notes: a === void 0 ? [] : [a]
	};
}
function statusOf$4(e) {
	let t = M(e) ? e.status : void 0;
	if (t == null || dn.safeParse(t).success) return {};
	let n = typeof t == "string" ? t.toLowerCase() : "", r = dn.safeParse(n).data ?? (Object.hasOwn(po, n) ? po[n] : void 0), i = `status is ${vn(t, 40)}, which is read as ${r ?? "unknown"}`;
	return {
		...r && { status: r },
		note: `${i}; the values are ${dn.options.join(", ")}`
	};
}
var fo, po;
function init_native() {
	return (init_native = e((() => {
		K(), l(), On(), ee(), ct(), fo = {
			name: "replaykit",
			title: "ReplayKit traces (version 1), and those of the published README",
			carries: "everything",
			detect: (e) => {
				let [t] = valuesOf$1(e);
				return !M(t) || !isNative(t) ? 0 : "version" in t ? 1 : .9;
			},
			itemKind: (e) => M(e) && ("events" in e || "run_id" in e && !("messages" in e)) ? "run" : void 0,
			read: (e) => valuesOf$1(e).map((t, n) => readNative(t, placeOf$1(e, n)))
		}, po = {
			failed: "error",
			failure: "error",
			fail: "error",
			errored: "error",
			succeeded: "success",
			successful: "success",
			ok: "success"
		};
	})))();
}
// src/core/formats/openai/openai-agents.ts
function itemsOf$1({ json: e, lines: t }) {
	return (t ?? (Array.isArray(e) ? e : e === void 0 ? [] : [e])).filter(M).flatMap(itemsIn);
}
function itemsIn(e) {
	let { data: t, traces: n, body: r, object: i } = e;
	if (t === void 0 && n === void 0 && r === void 0 && !isItem(i)) return [];
	let a = [], o = !1;
	for (let e of [
		t,
		n,
		M(r) ? r.data : void 0
	]) for (let t of f(e)) M(t) && (o = !0, addItems(t, a));
	return o || addItems(e, a), a;
}
function addItems(e, t) {
	if (isItem(e.object)) {
		t.push(e);
		for (let n of f(e.spans)) M(n) && t.push(n);
	}
}
function isItem(e) {
	return e === "trace" || e === "trace.span";
}
function isSpan(e) {
	return e.object === "trace.span" && M(e.span_data);
}
function readTrace(e, t, n) {
	let r = n.map(nodeOf), i = r.some(({ kind: e, input: t, output: n }) => e === "model" && t.length + n.length === 0), a = r.some(({ error: e }) => e?.message.includes("redacted") === !0), o = [...i ? ["this export leaves out what models were asked and said; keep `result.state.toString()` (RunState) to replay"] : [], ...a ? ["texts of tool errors were redacted by the SDK; give the tool an errorFunction to keep them"] : []], s = w(t?.metadata), c = traceFromSpans(r, {
		run_id: e,
		format: "openai-agents",
		source: Object.keys(s).length === 0 ? {} : { metadata: s },
		notes: o,
		saysLimits: !0,
		severalRoots: !0
	}), l = S(t?.workflow_name), u = S(t?.group_id);
	return l !== void 0 && (c.trace.labels = { workflow: l }), u !== void 0 && (c.trace.session_id = u), c;
}
function nodeOf(e) {
	let t = w(e.span_data), n = S(T(t, "data", "sdk_span_type")) ?? S(t.type) ?? "custom", r = (Object.hasOwn(ho, n) ? ho[n] : void 0) ?? "other", i = S(t.name) ?? n, a = spanNode({
		id: x(e.id),
		parent: S(e.parent_id),
		name: i,
		kind: r,
		start: millisOf(e.started_at),
		end: millisOf(e.ended_at),
		error: errorOf$2(e, r)
	});
	return r === "tool" ? addTool(a, t) : r === "model" ? addModel(a, t, e) : n === "agent" ? (a.agent = i, a.rest = abilitiesOf(t)) : r === "other" && (a.rest = t), a;
}
function abilitiesOf(e) {
	let t = picked(e, [
		"tools",
		"handoffs",
		"output_type"
	]);
	for (let e in t) f(t[e]).length === 0 && Array.isArray(t[e]) && delete t[e];
	return t;
}
function addTool(e, { input: t, output: n }) {
	e.call = {
		id: void 0,
		name: e.name,
		args: isThere(t) ? P(t) : void 0
	}, e.result = isThere(n) ? n : void 0;
}
function isThere(e) {
	return e != null;
}
function addModel(e, n, r) {
	let i = w(D(n.response ?? n._response)), a = S(n.response_id ?? i.id), o = S(r.span_data_response), s = n.input ?? n._input ?? r.span_data_input, c = i.instructions;
	isThere(c) && t(c, "system", e.input), isThere(s) && t(s, "user", e.input);
	let l = n.output ?? i.output ?? textWritten(o);
	isThere(l) && t(l, "assistant", e.output), e.model = S(n.model) ?? S(i.model) ?? literalAfter(o, ", model="), e.params = paramsOf$1(w(n.model_config), i), a !== void 0 && (e.rest = o === void 0 ? { response_id: a } : {
		response_id: a,
		response: o
	}), e.usage = Q(n.usage) ?? Q(i.usage);
}
function literalAfter(e, t, n = 0) {
	let r = e?.indexOf(t, n) ?? -1;
	if (e === void 0 || r === -1) return;
	go.lastIndex = r + t.length;
	let i = go.exec(e)?.[0];
	return i === void 0 ? void 0 : S(plainText$1(i));
}
function plainText$1(e) {
	return e.slice(1, -1).replace(/\\(?:x([0-9a-f]{2})|u([0-9a-f]{4})|(.))/gs, (e, t, n, r) => {
		let i = typeof t == "string" ? t : n;
		return typeof i == "string" ? String.fromCharCode(Number.parseInt(i, 16)) : _o[r] ?? r;
	});
}
function textWritten(e) {
	let t = e?.lastIndexOf("ResponseOutputText(") ?? -1, n = t === -1 ? void 0 : literalAfter(e, ", text=", t);
	return n === void 0 ? void 0 : {
		role: "assistant",
		content: n
	};
}
function errorOf$2(e, t) {
	let n = e.error;
	if (!M(n)) return;
	let r = T(n, "data", "error"), i = [S(n.message), r === void 0 ? void 0 : x(r)].filter(Boolean).join(": ");
	return {
		kind: B(i, t === "tool" ? "tool" : t === "model" ? "model" : "exception"),
		message: i || "failed"
	};
}
var mo, ho, go, _o;
function init_openai_agents() {
	return (init_openai_agents = e((() => {
		r(), G(), z(), init_once_a_run(), init_model_fields(), init_spans_to_trace(), init_times(), mo = {
			name: "openai-agents",
			title: "OpenAI Agents SDK traces (ingest batches and exporters)",
			carries: "calls, results, times, errors of the run; not what models were asked or said",
			settings: {
				content: "store result.state.toString() (RunState) beside the trace, and set traceIncludeSensitiveData to true",
				configuration: "set traceIncludeSensitiveData to true, and use the Chat Completions model, whose spans hold the request",
				model: "store result.state.toString() (RunState) beside the trace"
			},
			surest: .96,
			detect: ({ json: e, lines: t }) => (t ?? (Array.isArray(e) ? e : e === void 0 ? [] : [e])).some((e) => M(e) && itemsIn(e).some(isSpan)) ? .96 : 0,
			itemKind: (e) => M(e) && itemsIn(e).length > 0 ? "part" : void 0,
			read: (e) => {
				let t = /* @__PURE__ */ new Map();
				for (let n of itemsOf$1(e)) {
					let e = S(isSpan(n) ? n.trace_id : n.id) ?? "trace", r = t.get(e) ?? {
						head: void 0,
						spans: []
					};
					t.set(e, r), isSpan(n) ? r.spans.push(n) : r.head = n;
				}
				return [...t].filter(([, { spans: e }]) => e.length > 0).map(([e, { head: t, spans: n }]) => readTrace(e, t, n));
			}
		}, ho = {
			agent: "agent",
			response: "model",
			generation: "model",
			function: "tool",
			task: "agent"
		}, go = /'[^'\\]*(?:\\.[^'\\]*)*'|"[^"\\]*(?:\\.[^"\\]*)*"/y, _o = {
			n: "\n",
			t: "	",
			r: "\r"
		};
	})))();
}
// src/core/formats/openai/openai-responses.ts
function exchangesOf({ json: e, lines: t }) {
	let n = M(e) && e.object === "list" ? f(e.data) : e, r = (t ?? (Array.isArray(n) ? n : n === void 0 ? [] : [n])).map(withoutBatch);
	return r.length === 0 ? [] : r.some(isExchange) && r.every((e) => isExchange(e) || isFailedBatch(e)) ? runsOf(r) : r.every(isRequest) ? r.map((e) => [{ request: e }]) : r.some(bt) && r.every((e) => bt(e) || isPlainMessage(e)) ? [inOrder$2(r)] : [];
}
function inOrder$2(e) {
	let id = (e) => S(F(e, "call_id")), t = e.findIndex((e) => S(T(e, "type"))?.endsWith("_output") === !0), n = e.findIndex((n, r) => r !== t && id(n) !== void 0 && id(n) === id(e[t]));
	return t !== -1 && n > t ? e.toReversed() : e;
}
function isRequest(e) {
	let t = T(e, "input");
	return typeof T(e, "model") != "string" || "response" in w(e) ? !1 : Array.isArray(t) ? t.length > 0 && t.every((e) => bt(e) || isPlainMessage(e)) : typeof t == "string" && [
		"instructions",
		"tools",
		"reasoning"
	].some((t) => t in w(e));
}
function isFailedBatch(e) {
	return T(e, "custom_id") !== void 0 && M(T(responseOf(e), "error"));
}
function runsOf(e) {
	let t = [], n = 0;
	for (let r of e) {
		let e = S(T(responseOf(r), "previous_response_id")), i = f(F(F(r, "request"), "input")), a = e === void 0 ? T(r, "custom_id") === void 0 && (i.length === 0 || i.length > n) : t.at(-1)?.some((t) => T(responseOf(t), "id") === e);
		n = i.length, a && t.length > 0 ? t.at(-1)?.push(r) : t.push([r]);
	}
	return t;
}
function isPlainMessage(e) {
	return typeof T(e, "role") == "string" && T(e, "content") !== void 0;
}
function responseOf(e) {
	return F(e, "response") ?? e;
}
function isExchange(e) {
	let t = responseOf(e);
	return T(t, "object") === "response" && Array.isArray(T(t, "output"));
}
function readParts(e, t) {
	let n = e.every((e) => isExchange(e) || isFailedBatch(e) || "request" in w(e)) ? turnsOfExchanges(e) : turnsOfItems(e), r = j(n), i = N(n.map(({ message: e }) => e)), a = e.filter((e) => isExchange(e) || isFailedBatch(e)).flatMap((e) => v(Ht, w(responseOf(e))).error ?? []);
	for (let { kind: e, message: t } of a) r.push({
		type: "error",
		kind: e,
		error: t
	});
	i !== void 0 && a.length === 0 && r.push({
		type: "final_output",
		content: i
	});
	let o = e.some((e) => S(T(responseOf(e), "previous_response_id")) !== void 0) && e.length === 1 ? ["earlier turns are on the provider's side (previous_response_id)"] : [], s = a.length > 0 ? "error" : "unknown", c = S(T(e[0], "request", "model"));
	return W({
		run_id: t,
		format: "openai-responses",
		...c === void 0 ? {} : { model: { name: c } },
		status: s,
		events: r,
		notes: o
	});
}
function turnsOfItems(e) {
	return ae(U(e)).map((e) => ({ message: e }));
}
function turnsOfExchanges(e) {
	let t = [], n = 0, r;
	for (let i of e) {
		let e = w(F(i, "request")), a = w(responseOf(i)), o = U(F(e, "instructions") ?? F(a, "instructions"), "system"), s = JSON.stringify(o);
		s !== r && t.push(...o.map((e) => ({ message: e }))), r = s;
		let c = F(e, "input") ?? F(a, "input"), l = Array.isArray(c) ? c : c === void 0 ? [] : [{
			role: "user",
			content: c
		}], u = S(e.previous_response_id) === void 0 ? l.slice(Math.min(n, l.length)) : l;
		t.push(...turnsOfItems(u));
		let d = v(Ht, a), [f = isExchange(i) ? { message: V("assistant") } : void 0, ...p] = (isExchange(i) ? ae(y(d)) : []).map((e) => ({ message: e }));
		f && t.push({
			...f,
			...exchangeFields(e, a, d)
		}, ...p);
		let m = t.at(-1);
		f && m && (m.message.finish = d.finish_reason), n = l.length + I(a.output).length;
	}
	return t;
}
function exchangeFields(e, t, n) {
	return {
		model: n.model ?? S(e.model),
		params: paramsOf$1(Object.keys(e).length === 0 ? t : e),
		usage: n.usage,
		at: isoOf(t.created_at)
	};
}
var vo;
function init_openai_responses() {
	return (init_openai_responses = e((() => {
		ht(), Ie(), init_content_id(), init_batch_envelope(), G(), z(), A(), Pt(), init_model_fields(), init_times(), b(), vo = {
			name: "openai-responses",
			title: "OpenAI Responses: items, requests, responses, streams",
			carries: "messages, calls, results, tokens of responses; errors of tools only as text",
			settings: { configuration: "keep the request whole, not only its items" },
			surest: .85,
			detect: (e) => {
				let [t] = exchangesOf(e);
				return t ? t.every((e) => bt(e) || isExchange(e)) && t.some((e) => bt(e) || isExchange(e)) ? .85 : .4 : 0;
			},
			itemKind: (e) => {
				let t = withoutBatch(e);
				return bt(t) || isPlainMessage(t) || isExchange(t) || isFailedBatch(t) || isRequest(t) ? "part" : void 0;
			},
			read: (e, { platform: t }) => exchangesOf(e).map((e) => readParts(e, S(T(responseOf(e.find(isExchange) ?? null), "id")) ?? S(T(e[0], "custom_id")) ?? contentId("responses", e, t.hash)))
		};
	})))();
}
// src/core/formats/openai/openai-run-state.ts
function isState(e) {
	return M(e) ? F(e, "originalInput", "original_input") !== void 0 && (Array.isArray(F(e, "modelResponses", "model_responses")) || "$schemaVersion" in e) : !1;
}
function readState(e, t) {
	let n = F(e, "originalInput", "original_input"), r = Array.isArray(n) ? n : [{
		role: "user",
		content: n ?? ""
	}], i = withResponses(turnsOfItems(itemsOf(e)), e), a = +(i[0]?.message.role === "system"), o = [
		...i.slice(0, a),
		...turnsOfItems(r),
		...i.slice(a)
	], s = j(o), c = endOf$1(e, o);
	s.push(...c.events);
	for (let t of [
		"lastProcessedResponse",
		"last_processed_response",
		"currentStep",
		"current_step"
	]) {
		let n = e[t];
		n != null && s.push({
			type: "other",
			name: t,
			data: n
		});
	}
	let l = Object.entries(w(F(e, "pendingAgentToolRuns", "pending_agent_tool_runs")));
	for (let [e, t] of l) s.push({
		type: "other",
		name: "pending_agent_tool_run",
		data: {
			name: e,
			state: D(t) ?? null
		}
	});
	s.push(...besidesOf$1(e));
	let u = S(T(F(e, "currentAgent", "current_agent"), "name"));
	return W({
		run_id: t,
		format: "openai-run-state",
		...u === void 0 ? {} : { agent: { name: u } },
		source: R({ schema: S(e.$schemaVersion) }),
		status: c.status,
		events: s,
		notes: c.notes
	});
}
function snakeCase(e) {
	return e.replace(/[A-Z]/g, (e) => `_${e.toLowerCase()}`);
}
function besidesOf$1(e) {
	let t = I(F(e, "modelResponses", "model_responses")).map((e) => {
		let t = F(e, "providerData", "provider_data"), n = M(t) ? { providerData: without$1(t, So) } : {};
		return {
			...without$1(e, xo),
			...n
		};
	});
	return [{
		type: "other",
		name: "run_state",
		data: {
			...without$1(e, bo),
			answers: t
		}
	}];
}
function without$1(e, t) {
	return Object.fromEntries(Object.entries(e).filter(([e, n]) => !t.has(e) && n !== null));
}
function itemsOf(e) {
	let t = I(F(e, "generatedItems", "generated_items")).flatMap((e) => rawOf(e));
	return t.length > 0 ? t : I(F(e, "modelResponses", "model_responses")).flatMap(({ output: e }) => f(e));
}
function rawOf(e) {
	let t = F(e, "rawItem", "raw_item");
	return M(t) && !/approval/.test(x(e.type)) ? [t] : [];
}
function withResponses(e, t) {
	let n = I(F(t, "modelResponses", "model_responses")), r = 0, i = "", a = "";
	return e.flatMap((e) => {
		if (e.message.role !== "assistant") return [e];
		let t = n[r];
		r += 1;
		let o = w(F(t, "providerData", "provider_data")), s = paramsOf$1(o), c = JSON.stringify(o.instructions ?? null), l = c === i || c === "null" ? [] : U(o.instructions, "system"), u = JSON.stringify(s ?? null), d = {
			usage: Q(t?.usage),
			model: S(o.model)
		}, f = u === a || s === void 0 ? d : {
			...d,
			params: s
		};
		return [i, a] = [c, u], [...l.map((e) => ({ message: e })), {
			...e,
			...f
		}];
	});
}
function endOf$1(e, t) {
	let n = w(F(e, "currentStep", "current_step")), r = S(n.type) ?? "", i = S(F(n, "output")) ?? N(t.map(({ message: e }) => e)), a = L(F(e, "maxTurns", "max_turns")), o = L(F(e, "currentTurn", "current_turn")) ?? 0;
	return r === "next_step_interruption" ? {
		status: "unknown",
		events: [],
		notes: ["the run waits for an approval"]
	} : a !== void 0 && (o > a || o === a && r === "next_step_run_again") ? {
		status: "error",
		events: [{
			type: "error",
			kind: "limit",
			error: `Max turns (${a}) exceeded`
		}],
		notes: []
	} : i === void 0 ? {
		status: "unknown",
		events: [],
		notes: t.length > 1 ? ["the run has no final output"] : []
	} : {
		status: r === "next_step_final_output" ? "success" : "unknown",
		events: [{
			type: "final_output",
			content: i
		}],
		notes: []
	};
}
var yo, bo, xo, So;
function init_openai_run_state() {
	return (init_openai_run_state = e((() => {
		init_content_id(), G(), init_openai_responses(), z(), init_model_fields(), b(), yo = {
			name: "openai-run-state",
			title: "OpenAI Agents SDK RunState, which has the texts that its traces leave out",
			carries: "messages, calls, results, tokens; no times",
			settings: { configuration: "only answers of the Responses API repeat them; `replaykit record` keeps the requests whole" },
			surest: .98,
			detect: ({ json: e }) => isState(e) ? .98 : 0,
			itemKind: (e) => isState(e) ? "run" : void 0,
			read: ({ json: e }, { platform: t }) => !M(e) || !isState(e) ? [] : [readState(e, S(T(e, "trace", "id")) ?? inputId("state", { json: e }, t.hash))]
		}, bo = new Set([
			"$schemaVersion",
			"originalInput",
			"generatedItems",
			"lastProcessedResponse",
			"currentStep",
			"pendingAgentToolRuns"
		].flatMap((e) => [e, snakeCase(e)]).concat("modelResponses", "model_responses")), xo = /* @__PURE__ */ new Set(["output", "usage"]), So = /* @__PURE__ */ new Set([
			...xo,
			"instructions",
			"tools"
		]);
	})))();
}
// src/core/formats/openhands/entry.ts
function otherEvent(e, t, n) {
	return { event: n === void 0 ? {
		type: "other",
		name: e,
		data: t
	} : {
		type: "other",
		name: e,
		data: t,
		at: n
	} };
}
// src/core/formats/openhands/sdk-events.ts
function isSdkEvent(e) {
	return M(e) && "timestamp" in e && "source" in e && /(?:Event|Observation)$/.test(x(e.kind));
}
function readSdkEvents(e) {
	let t = e.filter(({ kind: e, key: t }) => e === "ConversationStateUpdateEvent" && t === "execution_status"), n = e.some(({ kind: e }) => e === "ConversationErrorEvent"), r = e.findLast(({ kind: e, source: t }) => (e === "ActionEvent" || e === "MessageEvent") && t === "agent");
	return {
		entries: e.map(entryOf),
		status: n ? "error" : statusOf$3(x(t.at(-1)?.value)),
		final: r === void 0 ? void 0 : finalOf$1(r),
		model: modelOf$4(e)
	};
}
function entryOf(e) {
	let t = isoOf(e.timestamp), { kind: n, id: r, timestamp: i, ...a } = e, o = S(e.llm_response_id);
	if (n === "SystemPromptEvent") {
		let n = [T(e, "system_prompt", "text"), T(e, "dynamic_context", "text")].flatMap((e) => S(e) ?? []).join("\n");
		return { turn: {
			message: {
				...V("system"),
				text: n
			},
			at: t
		} };
	}
	if (n === "MessageEvent") {
		let n = H(w(e.llm_message), e.source === "agent" ? "assistant" : "user");
		if (n) return {
			turn: {
				message: n,
				at: t
			},
			answer: o
		};
	}
	if (n === "ActionEvent") return {
		turn: {
			message: messageOfAction(e),
			at: t
		},
		answer: o
	};
	let s = resultOf$3(e);
	if (s) return { turn: {
		message: {
			...V("tool"),
			results: [s]
		},
		at: t
	} };
	if (n === "ConversationErrorEvent") {
		let n = [e.code, e.detail].flatMap((e) => S(e) ?? []).join(": "), r = {
			type: "error",
			kind: B(n, "exception"),
			error: n
		};
		return { event: t === void 0 ? r : {
			...r,
			at: t
		} };
	}
	return otherEvent(x(n), a, t);
}
function messageOfAction(e) {
	let t = V("assistant");
	t.text = x(_e(e.thought ?? ""));
	let n = S(e.reasoning_content);
	n !== void 0 && t.extras.push({
		type: "reasoning",
		text: n
	}), t.extras.push(...f(e.thinking_blocks));
	let r = tn(w(e.tool_call));
	return t.calls.push({
		...r,
		id: S(e.tool_call_id) ?? r.id,
		name: S(e.tool_name) ?? r.name
	}), t;
}
function resultOf$3(e) {
	let t = {
		id: S(e.tool_call_id),
		name: S(e.tool_name)
	}, { kind: n, observation: r = null, error: i, rejection_reason: a = null } = e;
	if (n === "ObservationEvent") {
		let e = _e(F(r, "content", "output") ?? r), n = T(r, "is_error") === !0;
		return {
			...t,
			output: e,
			error: n ? toolError(x(e)) : void 0
		};
	}
	if (n === "AgentErrorEvent") return {
		...t,
		output: i ?? null,
		error: toolError(x(i))
	};
	if (n === "UserRejectObservation") return {
		...t,
		output: a,
		error: {
			kind: "cancelled",
			message: x(a) || "rejected"
		}
	};
}
function toolError(e) {
	return {
		kind: B(e, "tool"),
		message: e.slice(0, 2e3)
	};
}
function statusOf$3(e) {
	return Object.hasOwn(Co, e) ? Co[e] : void 0;
}
function finalOf$1(e) {
	return e.kind === "ActionEvent" ? e.tool_name === "finish" ? S(F(messageOfAction(e).calls[0]?.args, "message")) : void 0 : S(H(w(e.llm_message), "assistant")?.text);
}
function modelOf$4(e) {
	let t = e.findLast(({ kind: e, key: t }) => e === "ConversationStateUpdateEvent" && t === "stats");
	return S(T(t, "value", "usage_to_metrics", "default", "model_name"));
}
var Co;
function init_sdk_events() {
	return (init_sdk_events = e((() => {
		r(), G(), z(), A(), init_times(), Co = {
			finished: "success",
			error: "error",
			stuck: "error"
		};
	})))();
}
// src/core/formats/openhands/server-events.ts
function isServerEvent(e) {
	return !M(e) || !("source" in e) || !("timestamp" in e) ? !1 : typeof e.action == "string" ? M(e.args) : typeof e.observation == "string";
}
function readServerEvents(e) {
	let t = {
		turns: /* @__PURE__ */ new Set(),
		ids: callIds(e)
	}, n = e.flatMap((e) => entriesOf$1(e, t)), r = e.find(({ action: e }) => e === "system"), i = e.findLast(({ action: e }) => e === "finish" || e === "message"), a = e.findLast(({ observation: e }) => e === "agent_state_changed"), o = e.map((e) => S(T(e, "tool_call_metadata", "model_response", "model")));
	return {
		entries: n,
		status: statusOf$2(S(T(a, "extras", "agent_state")) ?? (i?.action === "finish" ? "finished" : "")),
		final: i === void 0 ? void 0 : finalOf(i),
		model: o.findLast((e) => e !== void 0),
		agent: {
			name: S(T(r, "args", "agent_class")),
			version: S(T(r, "args", "openhands_version"))
		}
	};
}
function callIds(e) {
	return new Map(e.flatMap((e) => {
		let t = S(e.id);
		return t === void 0 || e.action === void 0 || e.source !== "agent" || e.action === "system" || e.action === "message" ? [] : [[t, S(T(e, "tool_call_metadata", "tool_call_id")) ?? `action-${t}`]];
	}));
}
function entriesOf$1(e, t) {
	let n = isoOf(e.timestamp), r = w(e.args), { action: i, observation: a, source: o } = e;
	if (i === "system") {
		let { content: t, ...i } = r, a = { turn: {
			message: spoken("system", S(t) ?? x(e.message)),
			at: n
		} };
		return Object.keys(i).length === 0 ? [a] : [a, otherEvent("system", i, n)];
	}
	if (i === "message" && o === "user") {
		let e = imagesOf(r.image_urls);
		return [{ turn: {
			message: {
				...spoken("user", x(r.content)),
				extras: e
			},
			at: n
		} }];
	}
	if (i === "message") return [{ turn: {
		message: spoken("assistant", x(r.content)),
		at: n
	} }];
	if (typeof i == "string" && o === "agent") return turnsOfAction(e, t);
	if (typeof a == "string" && t.ids.has(x(e.cause)) && o !== "user") return wo.has(a) ? [] : [resultOf$2(e, t)];
	if (wo.has(x(a))) return [];
	let { id: s, timestamp: c, ...l } = e;
	return [otherEvent(x(i ?? a), l, n)];
}
function spoken(e, t) {
	return {
		...V(e),
		text: t
	};
}
function imagesOf(e) {
	return Array.isArray(e) ? e.map((e) => ({
		type: "image_url",
		image_url: e
	})) : [];
}
function turnsOfAction(e, { turns: t, ids: n }) {
	let r = isoOf(e.timestamp), i = w(T(e, "tool_call_metadata", "model_response")), a = I(i.choices)[0], o = a === void 0 ? void 0 : H(a, "assistant");
	if (o) {
		let e = S(i.id);
		return e !== void 0 && t.has(e) ? [] : (e !== void 0 && t.add(e), [{
			turn: {
				message: o,
				at: r,
				model: S(i.model),
				usage: Q(i.usage)
			},
			answer: e
		}]);
	}
	let { thought: s = "", ...c } = w(e.args), l = V("assistant");
	return l.text = x(s), l.calls.push({
		id: n.get(x(e.id)),
		name: x(e.action),
		args: c
	}), [{ turn: {
		message: l,
		at: r
	} }];
}
function resultOf$2(e, { ids: t }) {
	let n = t.get(x(e.cause)), r = F(e, "content") ?? "", i = S(T(e, "tool_call_metadata", "function_name"));
	return { turn: {
		message: {
			...V("tool"),
			results: [{
				id: n,
				name: i,
				output: r,
				error: errorOf$1(e)
			}]
		},
		at: isoOf(e.timestamp)
	} };
}
function errorOf$1({ observation: e, success: t, content: n = "", extras: r = null }) {
	if (e === "error") return {
		kind: "tool",
		message: x(n).slice(0, 2e3)
	};
	if (t !== !1) return;
	let i = S(T(r, "metadata", "exit_code") ?? T(r, "exit_code"));
	return {
		kind: "tool",
		message: i === void 0 ? x(n).slice(0, 2e3) : `exit code ${i}`
	};
}
function statusOf$2(e) {
	return Object.hasOwn(To, e) ? To[e] : void 0;
}
function finalOf(e) {
	return e.action === "finish" ? S(F(e.args, "final_thought", "thought")) : e.source === "agent" ? S(T(e, "args", "content")) : void 0;
}
var wo, To;
function init_server_events() {
	return (init_server_events = e((() => {
		G(), z(), A(), init_model_fields(), init_times(), wo = /* @__PURE__ */ new Set(["null", "agent_state_changed"]), To = {
			finished: "success",
			error: "error",
			stopped: "error",
			rejected: "error"
		};
	})))();
}
// src/core/formats/openhands/openhands.ts
function runsIn$1({ json: e, lines: t }) {
	let n = t ?? (Array.isArray(e) ? e : e === void 0 ? [] : [e]);
	return n.length === 0 ? [] : n.every(isEvaluation) ? n.map((e) => ({
		events: historyOf(e),
		evaluation: e
	})) : n.every(isEvent$1) ? [{ events: n }] : [];
}
function isEvent$1(e) {
	return isServerEvent(e) || isSdkEvent(e);
}
function isEvaluation(e) {
	return M(e) && "instance_id" in e && historyOf(e).length > 0;
}
function historyOf({ history: e }) {
	let t = Array.isArray(e) ? e.flat() : [];
	return t.every(isEvent$1) ? t : [];
}
function readRun$2({ events: e, evaluation: t }, n) {
	let r = e.every(isServerEvent) ? readServerEvents(e) : readSdkEvents(e), i = eventsOf$1(r.entries), a = S(t?.error);
	a !== void 0 && i.push({
		type: "error",
		kind: B(a, "exception"),
		error: a
	});
	let { final: o } = r;
	o !== void 0 && a === void 0 && i.push({
		type: "final_output",
		content: o
	});
	let { history: s, instance_id: c, ...l } = t ?? {};
	return t && i.push({
		type: "other",
		name: "evaluation",
		data: l
	}), W({
		run_id: idOf(c, t) ?? n(),
		format: "openhands",
		agent: R({
			name: "openhands",
			...R(r.agent ?? {})
		}),
		...modelOf$3(r, t),
		status: statusOf$1(r, a),
		events: i
	});
}
function idOf(e, t) {
	let n = S(e), r = S(T(t, "metadata", "start_time")), i = S(T(t, "metadata", "eval_output_dir"))?.split("/").at(-1);
	if (!(n === void 0 || r === void 0 && i === void 0)) return [n, i ?? r].join("@");
}
function eventsOf$1(e) {
	let t = [], n = [], close = () => {
		let e = Ae(n, (e, t) => e.answer !== void 0 && e.answer === t.answer);
		for (let n of e) t.push(...k(n, `message-${t.length}`));
		n = [];
	};
	for (let r of e) "turn" in r ? n.push({
		...r.turn,
		answer: r.answer
	}) : (close(), t.push(r.event));
	return close(), t;
}
function modelOf$3({ model: e }, t) {
	let n = e ?? S(T(w(t?.metadata), "llm_config", "model"));
	return n === void 0 ? {} : { model: { name: n } };
}
function statusOf$1({ status: e }, t) {
	return t === void 0 ? e ?? "unknown" : "error";
}
var Eo;
function init_openhands() {
	return (init_openhands = e((() => {
		r(), init_content_id(), G(), init_sdk_events(), init_server_events(), b(), Eo = {
			name: "openhands",
			title: "OpenHands: events of its server and SDK, and `output.jsonl` of its evaluations",
			carries: "messages, calls, results with errors, times, tokens, how it ended",
			surest: .96,
			detect: (e) => runsIn$1(e).length > 0 ? .96 : 0,
			itemKind: (e) => isEvaluation(e) ? "run" : isEvent$1(e) ? "part" : void 0,
			read: (e, { platform: t }) => runsIn$1(e).map((e) => readRun$2(e, () => inputId("openhands", { json: e.events }, t.hash)))
		};
	})))();
}
// node_modules/@bufbuild/protobuf/dist/esm/wire/varint.js
function varint64read() {
	let e = this.buf, t = this.pos, n = 0, r = 0;
	for (let i = 0; i < 28; i += 7) {
		let a = e[t++];
		if (n |= (a & 127) << i, !(a & 128)) {
			this.pos = t, this.assertBounds(), this.varint64Lo = n, this.varint64Hi = r;
			return;
		}
	}
	let i = e[t++];
	if (n |= (i & 15) << 28, r = (i & 112) >> 4, !(i & 128)) this.pos = t, this.assertBounds(), this.varint64Lo = n, this.varint64Hi = r;
	else {
		for (let i = 3; i <= 31; i += 7) {
			let a = e[t++];
			if (r |= (a & 127) << i, !(a & 128)) {
				this.pos = t, this.assertBounds(), this.varint64Lo = n, this.varint64Hi = r;
				return;
			}
		}
		throw Error("invalid varint");
	}
}
function int64FromString(e) {
	let t = e[0] === "-";
	t && (e = e.slice(1));
	let n = 1e6, r = 0, i = 0;
	function add1e6digit(t, a) {
		let o = Number(e.slice(t, a));
		i *= n, r = r * n + o, r >= Do && (i += r / Do | 0, r %= Do);
	}
	return add1e6digit(-24, -18), add1e6digit(-18, -12), add1e6digit(-12, -6), add1e6digit(-6), t ? negate(r, i) : newBits(r, i);
}
function int64ToString(e, t) {
	let n = newBits(e, t), r = n.hi & 2147483648;
	r && (n = negate(n.lo, n.hi));
	let i = uInt64ToString(n.lo, n.hi);
	return r ? "-" + i : i;
}
function uInt64ToString(e, t) {
	if ({lo: e, hi: t} = toUnsigned(e, t), t <= 2097151) return String(Do * t + e);
	let n = e & 16777215, r = (e >>> 24 | t << 8) & 16777215, i = t >> 16 & 65535, a = n + r * 6777216 + i * 6710656, o = r + i * 8147497, s = i * 2, c = 1e7;
	return a >= c && (o += Math.floor(a / c), a %= c), o >= c && (s += Math.floor(o / c), o %= c), s.toString() + decimalFrom1e7WithLeadingZeros(o) + decimalFrom1e7WithLeadingZeros(a);
}
function toUnsigned(e, t) {
	return {
		lo: e >>> 0,
		hi: t >>> 0
	};
}
function newBits(e, t) {
	return {
		lo: e | 0,
		hi: t | 0
	};
}
function negate(e, t) {
	return t = ~t, e ? e = ~e + 1 : t += 1, newBits(e, t);
}
function varint32read() {
	let e = this.buf[this.pos++];
	if (!(e & 128)) return this.assertBounds(), e;
	let t = e & 127;
	if (e = this.buf[this.pos++], t |= (e & 127) << 7, !(e & 128) || (e = this.buf[this.pos++], t |= (e & 127) << 14, !(e & 128)) || (e = this.buf[this.pos++], t |= (e & 127) << 21, !(e & 128))) return this.assertBounds(), t;
	e = this.buf[this.pos++], t |= (e & 15) << 28;
	for (let t = 5; e & 128 && t < 10; t++) e = this.buf[this.pos++];
	if (e & 128) throw Error("invalid varint");
	return this.assertBounds(), t >>> 0;
}
var Do, decimalFrom1e7WithLeadingZeros;
function init_varint() {
	return (init_varint = e((() => {
		Do = 4294967296, decimalFrom1e7WithLeadingZeros = (e) => {
			let t = String(e);
			return "0000000".slice(t.length) + t;
		};
	})))();
}
// node_modules/@bufbuild/protobuf/dist/esm/proto-int64.js
function makeInt64Support() {
	let e = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(8));
	if (typeof BigInt == "function" && typeof e.getBigInt64 == "function" && typeof e.getBigUint64 == "function" && typeof e.setBigInt64 == "function" && typeof e.setBigUint64 == "function" && (globalThis.Deno || globalThis.Bun || typeof process != "object" || typeof process.env != "object" || process.env.BUF_BIGINT_DISABLE !== "1")) {
		let t = BigInt("-9223372036854775808"), n = BigInt("9223372036854775807"), r = BigInt("0"), i = BigInt("18446744073709551615");
		return {
			zero: BigInt(0),
			supported: !0,
			parse(e) {
				let r = typeof e == "bigint" ? e : BigInt(e);
				if (r > n || r < t) throw Error(`invalid int64: ${e}`);
				return r;
			},
			uParse(e) {
				let t = typeof e == "bigint" ? e : BigInt(e);
				if (t > i || t < r) throw Error(`invalid uint64: ${e}`);
				return t;
			},
			enc(t) {
				return e.setBigInt64(0, this.parse(t), !0), {
					lo: e.getInt32(0, !0),
					hi: e.getInt32(4, !0)
				};
			},
			uEnc(t) {
				return e.setBigInt64(0, this.uParse(t), !0), {
					lo: e.getInt32(0, !0),
					hi: e.getInt32(4, !0)
				};
			},
			dec(t, n) {
				return e.setInt32(0, t, !0), e.setInt32(4, n, !0), e.getBigInt64(0, !0);
			},
			uDec(t, n) {
				return e.setInt32(0, t, !0), e.setInt32(4, n, !0), e.getBigUint64(0, !0);
			}
		};
	}
	return {
		zero: "0",
		supported: !1,
		parse(e) {
			return typeof e != "string" && (e = e.toString()), assertInt64String(e), e;
		},
		uParse(e) {
			return typeof e != "string" && (e = e.toString()), assertUInt64String(e), e;
		},
		enc(e) {
			return typeof e != "string" && (e = e.toString()), assertInt64String(e), int64FromString(e);
		},
		uEnc(e) {
			return typeof e != "string" && (e = e.toString()), assertUInt64String(e), int64FromString(e);
		},
		dec(e, t) {
			return int64ToString(e, t);
		},
		uDec(e, t) {
			return uInt64ToString(e, t);
		}
	};
}
function assertInt64String(e) {
	if (!/^-?[0-9]+$/.test(e)) throw Error("invalid int64: " + e);
}
function assertUInt64String(e) {
	if (!/^[0-9]+$/.test(e)) throw Error("invalid uint64: " + e);
}
var Oo;
function init_proto_int64() {
	return (init_proto_int64 = e((() => {
		init_varint(), Oo = /*@__PURE__*/ makeInt64Support();
	})))();
}
// node_modules/@bufbuild/protobuf/dist/esm/wire/text-encoding.js
function configureTextEncoding(e) {
	ko = Object.assign(Object.assign({}, e), { encodeUtf8Into: e.encodeUtf8Into ?? emulateEncodeInto(e.encodeUtf8.bind(e)) });
}
function getTextEncoding() {
	if (!ko) {
		let e = globalThis;
		if (!e.TextEncoder || !e.TextDecoder) throw Error("encoding API missing: install TextEncoder and TextDecoder on globalThis");
		let t = new e.TextEncoder(), n = new e.TextDecoder("utf-8", { ignoreBOM: !0 }), r, i = {
			encodeUtf8(e) {
				return t.encode(e);
			},
			decodeUtf8(t, i) {
				return i ? (r ||= new e.TextDecoder("utf-8", {
					fatal: !0,
					ignoreBOM: !0
				}), r.decode(t)) : n.decode(t);
			},
			checkUtf8(e) {
				try {
					return !0;
				} catch {
					return !1;
				}
			}
		};
		t.encodeInto && (i.encodeUtf8Into = t.encodeInto.bind(t));
		let a = String.prototype.isWellFormed;
		a && (i.checkUtf8 = (e) => a.call(e)), configureTextEncoding(i);
	}
	return ko;
}
function emulateEncodeInto(e) {
	return (t, n) => {
		let r = e(t);
		return n.set(r), { written: r.byteLength };
	};
}
var ko;
function init_text_encoding() {
	return (init_text_encoding = e((() => {})))();
}
// node_modules/@bufbuild/protobuf/dist/esm/wire/binary-encoding.js
var $, Ao, jo, BinaryReader;
function init_binary_encoding() {
	return (init_binary_encoding = e((() => {
		init_varint(), init_proto_int64(), init_text_encoding(), (function(e) {
			e[e.Varint = 0] = "Varint", e[e.Bit64 = 1] = "Bit64", e[e.LengthDelimited = 2] = "LengthDelimited", e[e.StartGroup = 3] = "StartGroup", e[e.EndGroup = 4] = "EndGroup", e[e.Bit32 = 5] = "Bit32";
		})($ ||= {}), Ao = /* @__PURE__ */ new Uint8Array(), new DataView(Ao.buffer), jo = 32, BinaryReader = class {
			constructor(e, t = getTextEncoding().decodeUtf8) {
				this.decodeUtf8 = t, this.varint64Lo = 0, this.varint64Hi = 0, this.varint64 = varint64read, this.uint32 = varint32read, this.buf = e, this.len = e.length, this.pos = 0, this.view = new DataView(e.buffer, e.byteOffset, e.byteLength);
			}
			tag() {
				let e = this.pos, t = this.uint32(), n = this.pos - e;
				if (n > 5 || n == 5 && this.buf[this.pos - 1] > 15) throw Error("illegal tag: varint overflows uint32");
				let r = t >>> 3, i = t & 7;
				if (r <= 0 || i > 5) throw Error("illegal tag: field no " + r + " wire type " + i);
				return [r, i];
			}
			skip(e, t, n = 100) {
				let r = this.pos;
				switch (e) {
					case $.Varint:
						for (; this.buf[this.pos++] & 128;);
						break;
					case $.Bit64: this.pos += 4;
					case $.Bit32:
						this.pos += 4;
						break;
					case $.LengthDelimited:
						let r = this.uint32();
						this.pos += r;
						break;
					case $.StartGroup:
						if (n <= 0) throw Error("maximum recursion depth reached");
						for (;;) {
							let [e, r] = this.tag();
							if (r === $.EndGroup) {
								if (t !== void 0 && e !== t) throw Error("invalid end group tag");
								break;
							}
							this.skip(r, e, n - 1);
						}
						break;
					default: throw Error("cant skip wire type " + e);
				}
				return this.assertBounds(), this.buf.subarray(r, this.pos);
			}
			assertBounds() {
				if (this.pos > this.len) throw RangeError("premature EOF");
			}
			int32() {
				return this.uint32() | 0;
			}
			sint32() {
				let e = this.uint32();
				return e >>> 1 ^ -(e & 1);
			}
			int64() {
				return this.varint64(), Oo.dec(this.varint64Lo, this.varint64Hi);
			}
			uint64() {
				return this.varint64(), Oo.uDec(this.varint64Lo, this.varint64Hi);
			}
			sint64() {
				this.varint64();
				let e = this.varint64Lo, t = this.varint64Hi, n = -(e & 1);
				return e = (e >>> 1 | (t & 1) << 31) ^ n, t = t >>> 1 ^ n, Oo.dec(e, t);
			}
			bool() {
				let e = this.buf[this.pos];
				return e < 128 ? (this.pos++, e !== 0) : (this.varint64(), this.varint64Lo !== 0 || this.varint64Hi !== 0);
			}
			fixed32() {
				return this.view.getUint32((this.pos += 4) - 4, !0);
			}
			sfixed32() {
				return this.view.getInt32((this.pos += 4) - 4, !0);
			}
			fixed64() {
				return Oo.uDec(this.sfixed32(), this.sfixed32());
			}
			sfixed64() {
				return Oo.dec(this.sfixed32(), this.sfixed32());
			}
			float() {
				return this.view.getFloat32((this.pos += 4) - 4, !0);
			}
			double() {
				return this.view.getFloat64((this.pos += 8) - 8, !0);
			}
			bytes() {
				let e = this.uint32(), t = this.pos;
				return this.pos += e, this.assertBounds(), this.buf.subarray(t, t + e);
			}
			string(e) {
				let t = this.uint32(), n = this.pos;
				this.pos += t, this.assertBounds();
				let r = this.buf;
				if (t <= jo) {
					let i = Array(t);
					for (let a = 0; a < t; a++) {
						let t = r[n + a];
						if (t > 127) return this.decodeUtf8(r.subarray(n, this.pos), e);
						i[a] = t;
					}
					return String.fromCharCode.apply(String, i);
				}
				return this.decodeUtf8(r.subarray(n, this.pos), e);
			}
		};
	})))();
}
// src/core/formats/otlp/otlp-protobuf.ts
function decodeOtlpProtobuf(e, t = "body", n = "trace") {
	try {
		return readShape(new BinaryReader(e), {
			end: e.length,
			shape: Lo[n],
			depth: 0
		});
	} catch (e) {
		throw e instanceof Y ? e : new Y("invalid_input", `${t}: not an OTLP ${n} request in protobuf`, {
			hint: `send an ${Ro[n]}, or OTLP/JSON with content type application/json`,
			cause: e
		});
	}
}
function isOtlpProtobuf(e) {
	if (e[0] !== 10) return !1;
	try {
		return Array.isArray(decodeOtlpProtobuf(e).resourceSpans);
	} catch {
		return !1;
	}
}
function readShape(e, { end: t, shape: n, depth: r }) {
	if (r > zo) throw new Y("too_deep", `protobuf nested deeper than ${zo} levels`);
	let i = {};
	for (; e.pos < t;) {
		let [t, a] = e.tag(), o = n[t];
		if (!o || !fits(o.kind, a)) {
			e.skip(a, t);
			continue;
		}
		let s = readValue(e, o.kind, r);
		if (!o.many) i[o.name] = s;
		else {
			let e = i[o.name];
			Array.isArray(e) ? e.push(s) : i[o.name] = [s];
		}
	}
	if (e.pos !== t) throw new Y("invalid_input", "a protobuf message ends in the middle of a field");
	return i;
}
function fits(e, t) {
	return e === "fixed64" || e === "double" ? t === $.Bit64 : e === "int" || e === "bool" ? t === $.Varint : t === $.LengthDelimited;
}
function readValue(e, t, n) {
	if (t === "text") return e.string();
	if (t === "bool") return e.bool();
	if (t === "int") return number64(e.int64());
	if (t === "double") return finite(e.double());
	if (t === "fixed64") return String(e.fixed64());
	if (t === "hex" || t === "bytes") return hexOf(e.bytes());
	let r = e.uint32();
	return readShape(e, {
		end: e.pos + r,
		shape: t.message,
		depth: n + 1
	});
}
function number64(e) {
	let t = Number(e);
	return Number.isSafeInteger(t) ? t : String(e);
}
function finite(e) {
	return Number.isFinite(e) ? e : String(e);
}
function hexOf(e) {
	let t = "";
	for (let n of e) t += n.toString(16).padStart(2, "0");
	return t;
}
var Mo, No, Po, Fo, Io, Lo, Ro, zo;
function init_otlp_protobuf() {
	return (init_otlp_protobuf = e((() => {
		init_binary_encoding(), K(), Mo = {
			1: {
				name: "stringValue",
				kind: "text"
			},
			2: {
				name: "boolValue",
				kind: "bool"
			},
			3: {
				name: "intValue",
				kind: "int"
			},
			4: {
				name: "doubleValue",
				kind: "double"
			},
			7: {
				name: "bytesValue",
				kind: "hex"
			}
		}, No = {
			1: {
				name: "key",
				kind: "text"
			},
			2: {
				name: "value",
				kind: { message: Mo }
			}
		}, Mo[5] = {
			name: "arrayValue",
			kind: { message: { 1: {
				name: "values",
				kind: { message: Mo },
				many: !0
			} } }
		}, Mo[6] = {
			name: "kvlistValue",
			kind: { message: { 1: {
				name: "values",
				kind: { message: No },
				many: !0
			} } }
		}, Po = {
			name: "attributes",
			kind: { message: No },
			many: !0
		}, Fo = {
			1: {
				name: "name",
				kind: "text"
			},
			2: {
				name: "version",
				kind: "text"
			},
			3: Po
		}, Io = { 1: Po }, Lo = {
			trace: { 1: {
				name: "resourceSpans",
				kind: { message: {
					1: {
						name: "resource",
						kind: { message: Io }
					},
					2: {
						name: "scopeSpans",
						kind: { message: {
							1: {
								name: "scope",
								kind: { message: Fo }
							},
							2: {
								name: "spans",
								kind: { message: {
									1: {
										name: "traceId",
										kind: "hex"
									},
									2: {
										name: "spanId",
										kind: "hex"
									},
									3: {
										name: "traceState",
										kind: "text"
									},
									4: {
										name: "parentSpanId",
										kind: "hex"
									},
									5: {
										name: "name",
										kind: "text"
									},
									6: {
										name: "kind",
										kind: "int"
									},
									7: {
										name: "startTimeUnixNano",
										kind: "fixed64"
									},
									8: {
										name: "endTimeUnixNano",
										kind: "fixed64"
									},
									9: Po,
									11: {
										name: "events",
										kind: { message: {
											1: {
												name: "timeUnixNano",
												kind: "fixed64"
											},
											2: {
												name: "name",
												kind: "text"
											},
											3: Po
										} },
										many: !0
									},
									13: {
										name: "links",
										kind: { message: {
											1: {
												name: "traceId",
												kind: "hex"
											},
											2: {
												name: "spanId",
												kind: "hex"
											},
											4: Po
										} },
										many: !0
									},
									15: {
										name: "status",
										kind: { message: {
											2: {
												name: "message",
												kind: "text"
											},
											3: {
												name: "code",
												kind: "int"
											}
										} }
									}
								} },
								many: !0
							}
						} },
						many: !0
					}
				} },
				many: !0
			} },
			logs: { 1: {
				name: "resourceLogs",
				kind: { message: {
					1: {
						name: "resource",
						kind: { message: Io }
					},
					2: {
						name: "scopeLogs",
						kind: { message: {
							1: {
								name: "scope",
								kind: { message: Fo }
							},
							2: {
								name: "logRecords",
								kind: { message: {
									1: {
										name: "timeUnixNano",
										kind: "fixed64"
									},
									2: {
										name: "severityNumber",
										kind: "int"
									},
									3: {
										name: "severityText",
										kind: "text"
									},
									5: {
										name: "body",
										kind: { message: Mo }
									},
									6: Po,
									9: {
										name: "traceId",
										kind: "hex"
									},
									10: {
										name: "spanId",
										kind: "hex"
									},
									11: {
										name: "observedTimeUnixNano",
										kind: "fixed64"
									},
									12: {
										name: "eventName",
										kind: "text"
									}
								} },
								many: !0
							}
						} },
						many: !0
					}
				} },
				many: !0
			} }
		}, Ro = {
			trace: "ExportTraceServiceRequest",
			logs: "ExportLogsServiceRequest"
		}, zo = 100;
	})))();
}
// src/core/formats/otlp/span-stores.ts
function spanOfStore(e) {
	let t = F(e, "status_code", "statusCode"), n = S(F(e, "span_kind", "spanKind", "span_type", "spanType"));
	if (t === void 0 && n === void 0 && !hasColumns(e)) return e;
	let r = Object.entries(e).filter(([e]) => isColumn(e)), i = {
		...M(e.attributes) ? e.attributes : {},
		...Object.fromEntries(r.flatMap(([e, t]) => columnOf("attributes.", e, t)))
	};
	n !== void 0 && isKind(n) && (i["openinference.span.kind"] ??= n.toUpperCase());
	let a = Object.fromEntries(r.flatMap(([e, t]) => columnOf("context.", e, t)));
	return {
		...e,
		...Object.keys(a).length === 0 ? {} : { context: a },
		attributes: i,
		...t === void 0 ? {} : { status: {
			code: t,
			message: F(e, "status_message", "statusMessage") ?? null
		} },
		events: D(e.events) ?? []
	};
}
function hasColumns(e) {
	for (let t in e) if (isColumn(t)) return !0;
	return !1;
}
function isColumn(e) {
	return e.startsWith("attributes.") || e.startsWith("context.");
}
function columnOf(e, t, n) {
	return t.startsWith(e) && n !== null && n !== "" ? [[t.slice(e.length), n]] : [];
}
function isKind(e) {
	return /^(?:llm|tool|agent|chain|retriever|embedding|reranker|guardrail|evaluator)$/i.test(e);
}
function isJaegerTrace(e) {
	let [t] = I(T(e, "spans"));
	return M(e) && t !== void 0 && "operationName" in t && "traceID" in t && Array.isArray(t.tags);
}
function spansOfJaeger(e) {
	return I(e.spans).map((t) => {
		let n = T(e, "processes", x(t.processID)) ?? t.process, r = tagsOf(t.tags), i = I(t.references).find(({ refType: e }) => e === "CHILD_OF"), a = typeof t.startTime == "number" ? t.startTime : void 0, o = typeof t.duration == "number" ? t.duration : 0, s = S(r["otel.status_code"]) ?? (r.error === !0 ? "ERROR" : "UNSET");
		return {
			span: {
				traceId: t.traceID ?? null,
				spanId: t.spanID ?? null,
				parentSpanId: i?.spanID ?? t.parentSpanID ?? null,
				name: t.operationName ?? null,
				start_time: a ?? null,
				end_time: a === void 0 ? null : a + o,
				attributes: r,
				events: I(t.logs).map(eventOfLog),
				status: {
					code: s,
					message: r["otel.status_description"] ?? null
				}
			},
			resource: {
				"service.name": T(n, "serviceName") ?? null,
				...tagsOf(T(n, "tags"))
			}
		};
	});
}
function eventOfLog(e) {
	let { event: t = "log", ...n } = tagsOf(e.fields);
	return {
		name: t,
		attributes: n,
		timestamp: e.timestamp ?? null
	};
}
function tagsOf(e) {
	let t = f(e).filter(M);
	return Object.fromEntries(t.map((e) => [x(e.key), e.value ?? null]));
}
function init_span_stores() {
	return (init_span_stores = e((() => {
		G();
	})))();
}
// src/core/release/release.ts
var Bo;
function init_release() {
	return (init_release = e((() => {
		Bo = {
			prompt: "replaykit.prompt",
			tools: "replaykit.tools"
		};
	})))();
}
// src/core/formats/otlp/agent-runs.ts
function runsIn(e) {
	let t = new Map(e.map((e) => [e.id, e])), n = topAgents(e, t), r = new Map([...n].map((e) => [groupOf(e, t), []]));
	if (r.size < 2) return [[...e]];
	let i = [];
	for (let a of e) {
		let e = nearest(a, t, (e) => n.has(e)), o = e && r.get(groupOf(e, t));
		o ? o.push(a) : i.push(a);
	}
	let [a, ...o] = [...r.values()];
	return i.some(({ kind: e }) => e === "model" || e === "tool") ? [
		i,
		...a ? [a] : [],
		...o
	] : a ? [[...i.map(asBeside), ...a], ...o] : [];
}
function groupOf({ id: e, parent: t }, n) {
	return t !== void 0 && !n.has(t) ? `under ${t}` : e;
}
function asBeside(e) {
	return {
		...e,
		kind: "other",
		around: !0
	};
}
function topAgents(e, t) {
	let n = e.filter(({ kind: e }) => e === "agent"), r = n.filter((e) => nearest(above(e, t), t, isAgent) === void 0);
	return new Set(r.flatMap((e) => e.workflow ? conversationsIn(e, n, t) : [e]));
}
function conversationsIn(e, t, n) {
	let r = t.filter((e) => !e.workflow && nearest(above(e, n), n, (e) => isAgent(e) && !e.workflow) === void 0).filter((t) => nearest(t, n, (t) => t === e) !== void 0), i = new Set(r.map(({ session: e }) => e));
	return r.length > 1 && i.size === r.length && !i.has(void 0) ? r : [e];
}
function isAgent({ kind: e }) {
	return e === "agent";
}
function above({ parent: e }, t) {
	return e === void 0 ? void 0 : t.get(e);
}
function nearest(e, t, n) {
	let r = e;
	for (let e = 0; r !== void 0 && e < Vo; e += 1) {
		if (n(r)) return r;
		r = above(r, t);
	}
}
var Vo;
function init_agent_runs() {
	return (init_agent_runs = e((() => {
		Vo = 500;
	})))();
}
// src/core/formats/otlp/flat-messages.ts
function isSame$2(e, t) {
	if (e.values.length !== t.values.length) return !1;
	for (let n = 0; n < e.values.length; n += 1) if (e.values[n] !== t.values[n] || e.paths[n] !== t.paths[n]) return !1;
	return !0;
}
function inOrder$1(e) {
	return e.every((t, n) => n === 0 || t > (e[n - 1] ?? 0)) ? e : e.toSorted((e, t) => e - t);
}
function membersUnder(e, t) {
	let n, r = placesUnder(t);
	for (let i in e) {
		let a = placeOf(r, i, t);
		if (!a) continue;
		n ??= /* @__PURE__ */ new Map();
		let o = n.get(a.index);
		o || (o = {
			paths: [],
			values: []
		}, n.set(a.index, o)), o.paths.push(a.path), o.values.push(e[i] ?? null);
	}
	return n;
}
function placesUnder(e) {
	let t = Ko.get(e) ?? /* @__PURE__ */ new Map();
	return Ko.set(e, t), t;
}
function placeOf(e, t, n) {
	let r = e.get(t);
	if (r !== void 0 || e.has(t)) return r;
	let i = placeIn(t, n);
	return e.size < Wo && t.length <= Go && e.set(t, i), i;
}
function placeIn(e, t) {
	if (!e.startsWith(t) || e.charAt(t.length) !== ".") return;
	let [n = "", ...r] = e.slice(t.length + 1).split(".");
	if (!(!/^\d+$/.test(n) || r.length >= Uo || [n, ...r].some(isUnsafe))) return {
		index: Number(n),
		path: r
	};
}
function isUnsafe(e) {
	return e === "__proto__" || e === "constructor" || e === "prototype" || Number(e) > Ho;
}
function messagesOf({ paths: e, values: t }, n) {
	let r = {};
	for (let [n, i] of e.entries()) {
		let e = t[n] ?? null;
		i.length > 0 ? put(r, i, e) : M(e) && (r = {
			...e,
			...r
		});
	}
	return U(chatMessage(r), n);
}
function put(e, t, n) {
	let r = e, i = t.length - 1;
	for (let e = 0; e < i; e += 1) {
		let n = t[e] ?? "", i = r[n], a = M(i) ? i : {};
		a !== i && (r[n] = a), r = a;
	}
	let a = t[i] ?? "";
	M(r[a]) || (r[a] = n);
}
function listedIn(e) {
	if (!M(e)) return [];
	let t = [];
	for (let n in e) {
		let r = e[n];
		M(r) && /^\d+$/.test(n) && t.push(r);
	}
	return t;
}
function chatMessage(e) {
	let t = M(e.message) ? e.message : e;
	if (t.tool_calls === void 0 && t.contents === void 0) return t;
	let { tool_calls: n, contents: r, ...i } = t, a = listedIn(r).map((e) => M(e.message_content) ? e.message_content : e), o = listedIn(n).map((e) => M(e.tool_call) ? e.tool_call : e);
	return {
		...i,
		...a.length > 0 && i.content === void 0 ? { content: a } : {},
		...o.length > 0 ? { tool_calls: o } : {}
	};
}
var Ho, Uo, FlatMessages, Wo, Go, Ko;
function init_flat_messages() {
	return (init_flat_messages = e((() => {
		z(), Ho = 1e4, Uo = 16, FlatMessages = class {
			known = /* @__PURE__ */ new Map();
			read(e, t, n) {
				let r = membersUnder(e, t);
				if (!r) return [];
				let i = this.known.get(t) ?? /* @__PURE__ */ new Map();
				this.known.set(t, i);
				let a = [];
				for (let e of inOrder$1([...r.keys()])) {
					let t = r.get(e) ?? {
						paths: [],
						values: []
					}, o = i.get(e), s = o && isSame$2(o, t) ? o : {
						...t,
						messages: messagesOf(t, n)
					};
					s !== o && i.set(e, s), a.push(...s.messages);
				}
				return a;
			}
		}, Wo = 5e3, Go = 200, Ko = /* @__PURE__ */ new Map();
	})))();
}
// src/core/formats/otlp/known-messages.ts
function knownMessages() {
	return {
		texts: new MessageTexts(),
		flat: new FlatMessages()
	};
}
function init_known_messages() {
	return (init_known_messages = e((() => {
		init_message_texts(), init_flat_messages();
	})))();
}
// src/core/formats/otlp/rebuild-native.ts
function rebuildNative(e) {
	let t = e.filter(({ attributes: e }) => M(D(e[qo.run]))), [n] = t;
	if (!n || t.length > 1) return;
	let r = D(n.attributes[qo.run]);
	if (!M(r)) return;
	let i = eventsInOrder(e, D(n.attributes[qo.order]));
	if (!i) return;
	let a = g.safeParse({
		...r,
		events: i
	});
	return a.success ? {
		trace: a.data,
		notes: []
	} : void 0;
}
function eventsInOrder(e, t) {
	let n = new Map(e.flatMap(({ attributes: e }) => {
		let t = D(e[qo.event]);
		return t === void 0 ? [] : [[Number(e[qo.index] ?? 0), Array.isArray(t) ? t : [t]]];
	}));
	return Array.isArray(t) ? t.every((e) => typeof e != "number" || n.has(e)) ? t.flatMap((e) => typeof e == "number" ? n.get(e) ?? [] : [e]) : void 0 : [...n].toSorted(([e], [t]) => e - t).flatMap(([, e]) => e);
}
var qo;
function init_rebuild_native() {
	return (init_rebuild_native = e((() => {
		ct(), G(), qo = {
			run: "replaykit.run",
			parent: "replaykit.parent_run_id",
			event: "replaykit.event",
			index: "replaykit.index",
			order: "replaykit.order"
		};
	})))();
}
// src/core/formats/otlp/run-source.ts
function sourceOf(e, t) {
	let n = resourcesOf(e), r = /* @__PURE__ */ new Set(), i = /* @__PURE__ */ new Set();
	for (let { scope: t } of e) t !== void 0 && i.add(t);
	for (let { kind: e, name: n } of t) (e === "model" || e === "tool") && r.add(n);
	return {
		...n.length === 0 ? {} : { resource: n.length === 1 ? n[0] ?? null : n },
		...i.size === 0 ? {} : { scopes: [...i].slice(0, Yo) },
		...r.size === 0 ? {} : { span_names: [...r].slice(0, Yo) }
	};
}
function resourcesOf(e) {
	let t = /* @__PURE__ */ new Set(), n = [];
	for (let { resource: r } of e) {
		if (t.has(r) || n.length === Jo) continue;
		t.add(r);
		let e = !1;
		for (let t in r) e = !0;
		e && !n.some((e) => areSame(e, r)) && n.push(r);
	}
	return n.map((e) => ({ ...e }));
}
function areSame(e, t) {
	for (let n in e) if (!isSame$1(e[n], t[n])) return !1;
	for (let n in t) if (!(n in e)) return !1;
	return !0;
}
function isSame$1(e, t) {
	return e === t || (Array.isArray(e) && Array.isArray(t) || M(e) && M(t)) && JSON.stringify(e) === JSON.stringify(t);
}
var Jo, Yo;
function init_run_source() {
	return (init_run_source = e((() => {
		Jo = 8, Yo = 50;
	})))();
}
// src/core/formats/otlp/read-otlp-spans.ts
function joinMcpCalls(e) {
	if (!e.some(isMcp)) return e;
	let t = new Map(e.map((e) => [e.id, e])), n = /* @__PURE__ */ new Map();
	for (let r of e) {
		let e = isMcp(r) ? outerCall(r, t) : void 0;
		if (!e) continue;
		let i = n.get(e) ?? e;
		n.set(r, {
			...r,
			kind: "other"
		}), n.set(e, {
			...i,
			call: i.call && {
				...i.call,
				args: i.call.args ?? r.call?.args
			},
			result: i.result ?? r.result,
			error: i.error ?? r.error
		});
	}
	return e.map((e) => n.get(e) ?? e);
}
function isMcp({ kind: e, rest: t }) {
	return e === "tool" && t?.["mcp.method.name"] !== void 0;
}
function outerCall(e, t) {
	let n, r = e.parent === void 0 ? void 0 : t.get(e.parent);
	for (let i = 0; r && i < Xo; i += 1) r.kind === "tool" && r.call?.name === e.call?.name && (n = r), r = r.parent === void 0 ? void 0 : t.get(r.parent);
	return n;
}
function readOtlpSpans(e, t) {
	let n = rebuildNative(e);
	if (n) return [n];
	let r = withoutRepeats(e), i = knownMessages(), a = runsIn(joinMcpCalls(joinMoments([...r].map(([, e], t) => nodeOfSpan(e, t, i)))));
	return a.map((e) => {
		let n = readRun$1(e, {
			traceId: t,
			several: a.length > 1,
			byId: r
		});
		return {
			...n,
			trace: rated(n.trace)
		};
	});
}
function withoutRepeats(e) {
	let t = /* @__PURE__ */ new Map();
	for (let [n, r] of e.entries()) {
		let e = r.spanId || `span-${n}`, i = t.get(e);
		i === void 0 || !(i.ofLogs || r.ofLogs) ? t.set(e, r) : r.ofLogs ? i.events.push(...r.events) : (r.events.push(...i.events), t.set(e, r));
	}
	return t;
}
function readRun$1(e, { traceId: t, several: n, byId: r }) {
	let i = e.flatMap(({ id: e }) => r.get(e) ?? []), a = i.some(({ attributes: e }) => e[qo.run] !== void 0) && rebuildNative(i);
	if (a) return a;
	let o = [...new Set(e.flatMap(({ dialect: e }) => e ?? []))], s = i[0]?.resource ?? {}, { "service.name": c, "service.version": l, "vcs.ref.head.revision": u } = s, d = e.find(({ kind: e, around: t }) => e === "agent" && !t), f = traceFromSpans(n ? withoutOuterParent(e) : e, {
		run_id: n && d ? `${t}/${d.id}` : t,
		format: "otlp",
		source: {
			dialects: o,
			trace_id: t,
			...sourceOf(i, e)
		},
		notes: [...o.length === 0 ? ["no span follows a convention for models or tools that is known here"] : [], ...n ? ["the trace holds several runs: each agent with no agent above it is one"] : []]
	}), p = typeof c == "string" && !c.startsWith("unknown_service") ? { name: c } : void 0, m = f.trace.agent ?? p, h = labelsOf(s), g = parentOf(d ?? e[0], r), _ = {
		...f.trace,
		...J({ parent_run_id: g }),
		...h === void 0 ? {} : { labels: {
			...h,
			...f.trace.labels
		} }
	};
	if (!m) return {
		...f,
		trace: _
	};
	let v = {
		...typeof l == "string" ? { version: l } : {},
		...typeof u == "string" ? { commit: u } : {}
	};
	return {
		...f,
		trace: {
			..._,
			agent: {
				...m,
				...v
			}
		}
	};
}
function parentOf(e, t) {
	let n = t.get(e?.id ?? "")?.attributes[qo.parent];
	return typeof n == "string" && n !== "" ? n : void 0;
}
function labelsOf(e) {
	let t = Object.values(Bo).flatMap((t) => {
		let n = e[t];
		return typeof n == "string" ? [[t, n]] : [];
	});
	return t.length === 0 ? void 0 : Object.fromEntries(t);
}
function withoutOuterParent(e) {
	let t = new Set(e.flatMap(({ id: e, around: t }) => t ? [] : [e]));
	return e.map((e) => (e.around || e.parent !== void 0 && !t.has(e.parent)) && (e.kind === "agent" || e.around) ? {
		...e,
		parent: void 0
	} : e);
}
function byTrace(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) {
		let e = t.get(n.traceId);
		e ? e.push(n) : t.set(n.traceId, [n]);
	}
	return t;
}
var Xo;
function init_read_otlp_spans() {
	return (init_read_otlp_spans = e((() => {
		init_release(), init_beeai_steps(), init_scores(), init_spans_to_trace(), init_agent_runs(), init_known_messages(), init_rebuild_native(), init_run_source(), init_span_to_node(), Xo = 50;
	})))();
}
// src/core/formats/otlp/mlflow-info.ts
function isMlflowRow(e) {
	return [e.trace, e.spans].some((e) => typeof e == "string" && /^\s*[[{]/.test(e) && e.includes("\"span_id\""));
}
function openedRow(e) {
	let t = D(e.trace);
	return M(t) ? t : Object.fromEntries(Object.entries(e).map(([e, t]) => [e, D(t) ?? null]));
}
function infosIn(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) {
		let e = infoOf(n), r = S(F(e, "trace_id", "request_id"));
		e && r !== void 0 && t.set(r, e);
	}
	return t;
}
function infoOf(e) {
	if (!M(e)) return;
	let { info: t } = e;
	if (M(t)) return Array.isArray(T(e, "data", "spans")) ? t : void 0;
	if ("trace_metadata" in e || "request_metadata" in e) return Object.fromEntries(Object.entries(e).filter(([e]) => !Zo.has(e)));
}
function withInfo(e, t, n) {
	let [r] = t, [i, ...a] = e;
	if (n.size === 0 || !r || !i) return e;
	let o = S(decoded(r.attributes["mlflow.traceRequestId"])), s = n.get(o ?? "") ?? n.get(r.traceId);
	if (!s) return e;
	let { assessments: c, ...l } = s, u = I(c), d = u.filter((e) => M(e.expectation)), f = d.length === 0 ? l : {
		...l,
		expectations: d
	}, p = F(s, "trace_metadata", "request_metadata"), m = {
		...i.trace,
		...J({ session_id: S(T(p, "mlflow.trace.session")) ?? i.trace.session_id }),
		...J({ user_id: S(T(p, "mlflow.trace.user")) ?? i.trace.user_id }),
		events: [...i.trace.events, {
			type: "other",
			name: "trace_info",
			data: f
		}]
	}, h = u.filter((e) => !d.includes(e)).map(scoreOf);
	return [withScores({
		...i,
		trace: m
	}, h), ...a];
}
function scoreOf({ feedback: e, rationale: t, assessment_name: n, ...r }) {
	let i = T(e, "value"), a = {
		value: i === "true" || i === "false" ? i === "true" : decoded(i) ?? null,
		comment: t ?? null,
		error: T(e, "error") ?? null
	};
	return {
		...r,
		name: r.name ?? n ?? null,
		...a
	};
}
var Zo;
function init_mlflow_info() {
	return (init_mlflow_info = e((() => {
		G(), init_scores(), init_dialect(), Zo = /* @__PURE__ */ new Set([
			"spans",
			"trace",
			"request",
			"response",
			"request_preview",
			"response_preview"
		]);
	})))();
}
// src/core/formats/otlp/otlp.ts
function spansOf(e) {
	if (e.bytes && e.json === void 0 && !e.lines) return decodeOtlpJson(decodeOtlpProtobuf(e.bytes, e.name));
	let t = documentsOf(e).filter(isEnvelope).flatMap(decodeOtlpJson);
	return t.length > 0 ? t : looseSpans(e);
}
function documentsOf({ json: e, lines: t }) {
	if (t) return t;
	if (Array.isArray(e)) return e;
	let n = F(e, "trace", "data");
	return M(n) && isEnvelope(n) ? [n] : Array.isArray(n) && n.some(isEnvelope) ? n : e === void 0 ? [] : [e];
}
function isEnvelope(e) {
	if (!M(e)) return !1;
	let { resourceSpans: t, resource_spans: n, resourceLogs: r, resource_logs: i, batches: a } = e;
	return (t ?? n ?? r ?? i ?? a) !== void 0 && [
		t,
		n,
		r,
		i,
		a
	].some(Array.isArray);
}
function looseSpans(e) {
	return documentsOf(e).flatMap((e) => looseSpansIn(opened(e)));
}
function opened(e) {
	return M(e) && isMlflowRow(e) ? openedRow(e) : e;
}
function looseSpansIn(e) {
	return holdersIn(e).flatMap((e) => isJaegerTrace(e) ? spansOfJaeger(e).map(({ span: e, resource: t }) => readSpan(e, t)) : spanRowsIn(e).map(spanOfStore).filter(isLooseSpan).map((e) => readSpan(e)));
}
function hasLooseSpans(e) {
	return M(e) && isMlflowRow(e) ? !0 : holdersIn(e).some((e) => isJaegerTrace(e) ? spansOfJaeger(e).length > 0 : spanRowsIn(e).some((e) => mayBeSpan(e) && (isLooseSpan(e) || isLooseSpan(spanOfStore(e)))));
}
function mayBeSpan(e) {
	return typeof e.name == "string" ? "context" in e || "spanContext" in e || "span_id" in e || "spanId" in e || "context.trace_id" in e || "context.traceId" in e : !1;
}
function holdersIn(e) {
	if (!M(e)) return [];
	let { data: t, traces: n } = e;
	return t === void 0 && n === void 0 ? [e] : [
		e,
		...f(n),
		...Array.isArray(t) ? t : [t ?? null]
	];
}
function spanRowsIn(e) {
	if (!M(e)) return [];
	let t = f(e.spans);
	return t.length > 0 ? I(t) : [e];
}
function isLooseSpan(e) {
	let t = F(e, "context", "spanContext") ?? e;
	return F(t, "trace_id", "traceId") !== void 0 && F(t, "span_id", "spanId") !== void 0 && typeof T(e, "name") == "string" && M(T(e, "attributes"));
}
function isSingleRequest(e) {
	let [t, n] = e;
	return t !== void 0 && n === void 0 && t.parentId === void 0 && Ba.speaks(t);
}
function readSingleRequests(e) {
	let t = knownMessages();
	return runsOf$1(e.map((e, n) => {
		let r = nodeOfSpan(e, n, t), { input: i, output: a, error: o } = r;
		return {
			span: e,
			node: r,
			request: {},
			asked: !0,
			input: i,
			output: a,
			answer: {
				id: void 0,
				error: o
			},
			retries: 0
		};
	}).toSorted((e, t) => (e.node.start ?? 0) - (t.node.start ?? 0))).map((e) => readRun(e.map(({ node: e }) => e), e.map(({ span: e }) => e)));
}
function readRun(e, t) {
	let n = t.map(({ traceId: e }) => e), r = traceFromSpans(e, {
		run_id: n[0] ?? "otlp",
		format: "otlp",
		source: {
			dialects: [Ba.name],
			...n.length === 1 ? { trace_id: n[0] ?? null } : { trace_ids: n },
			...sourceOf(t, e)
		},
		notes: e.length === 1 ? [] : [`${e.length} requests continue one another and are read as one run`]
	}), i = e.at(-1)?.error !== void 0, a = r.trace.events.some(({ type: e }) => e === "final_output");
	return {
		...r,
		trace: {
			...r.trace,
			status: i ? "error" : a ? "success" : "unknown"
		}
	};
}
var Qo;
function init_otlp() {
	return (init_otlp = e((() => {
		init_content_id(), G(), init_otlp_span(), init_otlp_protobuf(), init_span_stores(), init_read_otlp_spans(), init_http_runs(), init_spans_to_trace(), init_cloudflare_gateway(), init_known_messages(), init_mlflow_info(), init_run_source(), init_span_to_node(), Qo = {
			name: "otlp",
			title: "OpenTelemetry as JSON, JSON lines or protobuf: GenAI conventions (attributes, span events, log records), OpenInference, OpenLLMetry, AI SDK, Langfuse, MLflow, Genkit, LiveKit, Logfire, Cloudflare AI Gateway; spans without the envelope; exports of Phoenix, MLflow and Jaeger",
			carries: "calls, results, errors, times, tokens; content where the instrumentation captures it",
			detect: (e) => {
				let t = documentsOf(e);
				return t.some(isEnvelope) ? 1 : t.some(hasLooseSpans) || e.bytes && isOtlpProtobuf(e.bytes) ? .9 : 0;
			},
			itemKind: (e) => isEnvelope(e) || hasLooseSpans(e) ? "part" : void 0,
			read: (e, { platform: t }) => {
				let n = [...byTrace(spansOf(e))], r = infosIn(documentsOf(e).map(opened)), i = n.flatMap(([, e]) => isSingleRequest(e) ? e : []), a = n.filter(([, e]) => !isSingleRequest(e)).flatMap(([e, n]) => withInfo(readOtlpSpans(n, e || inputId("otlp", { json: n.map(({ spanId: e, name: t }) => [e, t]) }, t.hash)), n, r));
				return i.length === 0 ? a : [...a, ...readSingleRequests(i)];
			}
		};
	})))();
}
// src/core/formats/opencode.ts
function sessionOf({ json: e, lines: t }) {
	let n = I(F(e, "messages"));
	if (M(e) && n.length > 0 && n.every(isExported)) return {
		info: w(e.info),
		messages: n
	};
	let r = t ?? (Array.isArray(e) ? e : []);
	return r.length > 0 && r.every(isEvent) ? sessionOfEvents(r) : void 0;
}
function isExported({ info: e, parts: t }) {
	return M(e) && typeof e.role == "string" && "sessionID" in e && Array.isArray(t);
}
function isEvent(e) {
	return M(e) && "sessionID" in e && "timestamp" in e && (M(e.part) || "error" in e);
}
function sessionOfEvents(e) {
	let t = e.flatMap(({ part: e, timestamp: t = null }) => M(e) ? [{
		timestamp: t,
		...e
	}] : []), n = e.findLast(({ type: e }) => e === "error"), r = R({
		role: "assistant",
		error: n?.error,
		time: {
			created: e[0]?.timestamp ?? null,
			completed: e.at(-1)?.timestamp ?? null
		}
	});
	return {
		info: { id: e[0]?.sessionID ?? null },
		messages: [{
			info: r,
			parts: t
		}]
	};
}
function readSession$1({ info: e, messages: t }, n) {
	let r = t.flatMap(turnsOf$1), i = j(r), a = t.map((e) => failureOf$1(w(e.info))), o = a.at(-1) !== void 0;
	i.push(...a.filter((e) => e !== void 0));
	let s = o ? void 0 : N(r.map(({ message: e }) => e));
	s !== void 0 && i.push({
		type: "final_output",
		content: s
	});
	let c = r.findLast(({ message: e }) => e.role === "assistant")?.message.finish === "stop" ? "success" : "unknown", l = w(t.findLast((e) => T(e, "info", "modelID"))?.info), u = S(l.modelID), d = S(e.parentID);
	return W({
		run_id: S(e.id) ?? n(),
		format: "opencode",
		agent: R({
			name: "opencode",
			version: S(e.version)
		}),
		...J({ parent_run_id: d }),
		...u === void 0 ? {} : { model: R({
			name: u,
			provider: S(l.providerID)
		}) },
		status: o ? "error" : c,
		events: i
	});
}
function failureOf$1(e) {
	let { error: t } = e;
	if (t == null) return;
	let n = S(T(t, "name")) ?? "", r = S(T(t, "data", "message")) ?? S(T(t, "message")) ?? (n || x(t)), i = n === "MessageAbortedError" ? "cancelled" : B(r, "model");
	return R({
		type: "error",
		kind: i,
		error: r,
		at: isoOf(T(e, "time", "completed"))
	});
}
function turnsOf$1({ info: e, parts: t }) {
	let n = w(e), r = I(t), i = x(n.role), a = isoOf(T(n, "time", "created"));
	return i === "assistant" ? stepsOf$1(r).flatMap((e, t) => {
		let r = e.find(({ type: e }) => e === "step-finish"), o = e.find(({ type: e }) => e === "step-start"), s = {
			...messageOf$2(e, i),
			finish: S(r?.reason)
		}, c = isoOf(T(o, "timestamp")) ?? timeOf(e) ?? (t === 0 ? a : void 0), l = Q(countsOf(w(F(r, "tokens"))));
		return [{
			message: s,
			at: c,
			model: S(n.modelID),
			usage: l
		}, ...e.flatMap((e) => resultsOf(e))];
	}) : [{
		message: messageOf$2(r, i),
		at: a
	}];
}
function countsOf({ input: e = null, output: t = null, reasoning: n = null, cache: r = null }) {
	return {
		input: e,
		output: t,
		reasoning_tokens: n,
		cache_read_tokens: T(r, "read") ?? null,
		cache_write_tokens: T(r, "write") ?? null
	};
}
function stepsOf$1(e) {
	let t = [];
	for (let n of e) {
		let e = t.at(-1);
		e === void 0 || n.type === "step-start" ? t.push([n]) : e.push(n);
	}
	return t.filter((e) => e.some(({ type: e }) => e !== "step-start"));
}
function timeOf(e) {
	return e.map((e) => isoOf(T(e, "time", "start") ?? T(e, "state", "time", "start"))).find((e) => e !== void 0);
}
function messageOf$2(e, t) {
	let n = V(t);
	for (let t of e) {
		let e = x(t.type);
		e === "text" ? n.text += x(t.text) : e === "tool" ? n.calls.push({
			...toolOf$1(t),
			args: T(t, "state", "input") ?? {}
		}) : es.has(e) || n.extras.push(t);
	}
	return n;
}
function toolOf$1(e) {
	return {
		id: S(e.callID),
		name: x(e.tool)
	};
}
function resultsOf(e) {
	let t = w(e.state), { status: n, output: r = null } = t;
	if (e.type !== "tool" || n !== "completed" && n !== "error") return [];
	let i = S(t.error) ?? "failed", a = n === "error" ? {
		kind: B(i, "tool"),
		message: i
	} : void 0, o = {
		...toolOf$1(e),
		output: r,
		error: a
	}, s = isoOf(T(t, "time", "end") ?? e.timestamp);
	return [{
		message: {
			...V("tool"),
			results: [o]
		},
		at: s
	}];
}
var $o, es;
function init_opencode() {
	return (init_opencode = e((() => {
		init_content_id(), r(), G(), A(), init_model_fields(), init_times(), b(), $o = {
			name: "opencode",
			title: "OpenCode: `opencode export`, and the events of `opencode run --format json`",
			carries: "messages, calls, results with errors, times, tokens, errors of the run; no prompt in streams",
			surest: .95,
			detect: (e) => sessionOf(e) ? .95 : 0,
			read: (e, { platform: t }) => {
				let n = sessionOf(e);
				return n ? [readSession$1(n, () => inputId("opencode", e, t.hash))] : [];
			}
		}, es = /* @__PURE__ */ new Set([
			"step-start",
			"step-finish",
			"snapshot"
		]);
	})))();
}
// src/core/formats/pi.ts
function entriesOf({ json: e, lines: t }) {
	return I(t ?? e);
}
function isSession([e, ...t]) {
	return e?.type !== "session" || typeof e.id != "string" || !("cwd" in e) ? !1 : t.some(({ type: e, message: t }) => e === "message" && typeof T(t, "role") == "string");
}
function readSession([e = {}, ...t], n) {
	let { path: r, left: i } = currentBranch(t), a = r.map((e) => ({
		entry: e,
		turn: turnOf(e)
	})), o = a.flatMap(({ turn: e }) => e?.message ?? []), s = a.flatMap(({ entry: e, turn: t }, n) => eventsOf(e, t, `message-${n}`)), c = messageOf$1(r.findLast((e) => messageOf$1(e).role === "assistant") ?? {}), l = failureOf(c);
	l && s.push({
		type: "error",
		kind: l.kind,
		error: l.message
	});
	let u = l ? void 0 : N(o);
	u !== void 0 && s.push({
		type: "final_output",
		content: u
	});
	let { id: d, type: f, timestamp: p, ...m } = e;
	return W({
		run_id: S(d) ?? n(),
		format: "pi",
		source: m,
		agent: { name: "pi" },
		...modelOf$2(c),
		status: statusOf(c, u),
		events: s,
		notes: [...i === 0 ? [] : [`${i} entries of abandoned branches are not part of the run`], ...notesOnUnrun(r)]
	});
}
function currentBranch(e) {
	let t = new Map(e.flatMap((e) => typeof e.id == "string" ? [[e.id, e]] : [])), n = e.at(-1);
	if (n === void 0 || !e.some((e) => typeof e.parentId == "string")) return {
		path: e,
		left: 0
	};
	let r = [];
	for (let e = n; e; e = t.get(x(e.parentId))) t.delete(x(e.id)), r.push(e);
	return {
		path: r.reverse(),
		left: e.length - r.length
	};
}
function messageOf$1(e) {
	return e.type === "message" ? w(e.message) : {};
}
function turnOf(e) {
	let t = isoOf(e.timestamp);
	if (e.type === "custom_message") return {
		message: said$1("user", e.content),
		at: t
	};
	let n = messageOf$1(e);
	if (n.role === "user") return {
		message: said$1("user", n.content),
		at: t
	};
	if (n.role === "toolResult") return {
		message: {
			...V("tool"),
			results: [resultOf$1(n)]
		},
		at: t
	};
	if (n.role !== "assistant") return;
	let r = failureOf(n);
	return {
		message: {
			...answerOf$4(n, r),
			finish: S(n.stopReason)
		},
		at: t,
		model: S(n.model),
		usage: Q(n.usage),
		cost: L(T(n.usage, "cost", "total")),
		error: r
	};
}
function answerOf$4({ content: e }, t) {
	let n = said$1("assistant", e);
	if (!t) return n;
	let r = I(e).filter(({ type: e }) => e === "toolCall");
	return {
		...n,
		calls: [],
		extras: [...n.extras, ...r]
	};
}
function said$1(e, t) {
	let n = V(e);
	if (typeof t == "string") return {
		...n,
		text: t
	};
	for (let e of f(t)) {
		let t = T(e, "type");
		if (M(e)) {
			if (t === "text") n.text += x(e.text);
			else if (t === "toolCall") {
				let { id: t, name: r, arguments: i } = e;
				n.calls.push({
					id: S(t),
					name: S(r) ?? "unknown",
					args: P(i)
				});
			} else n.extras.push(e);
		}
	}
	return n;
}
function notesOnUnrun(e) {
	let t = e.map(messageOf$1).filter((e) => failureOf(e) !== void 0).flatMap(({ content: e }) => I(e).filter(({ type: e }) => e === "toolCall"));
	return t.length === 0 ? [] : [`${t.length} calls of answers that failed or were stopped were never run`];
}
function resultOf$1(e) {
	let t = _e(e.content ?? null), n = e.isError === !0 ? {
		kind: "tool",
		message: x(t).slice(0, 2e3)
	} : void 0;
	return {
		id: S(e.toolCallId),
		name: S(e.toolName),
		output: t,
		error: n
	};
}
function eventsOf(e, t, n) {
	let { type: r, timestamp: i, id: a, parentId: o, ...s } = e, c = isoOf(i);
	if (!t) return [R({
		type: "other",
		name: S(messageOf$1(e).role) ?? x(r),
		data: s,
		at: c
	})];
	let { details: l, toolCallId: u = null } = messageOf$1(e), d = M(l) && Object.keys(l).length > 0;
	return [...k(t, n), ...d ? [R({
		type: "other",
		name: "details",
		data: {
			toolCallId: u,
			details: l
		},
		at: c
	})] : []];
}
function failureOf({ stopReason: e, errorMessage: t }) {
	if (e !== "error" && e !== "aborted") return;
	let n = S(t) ?? x(e);
	return {
		kind: e === "aborted" ? "cancelled" : B(n, "model"),
		message: n
	};
}
function modelOf$2({ model: e, provider: t }) {
	let n = S(e);
	return n === void 0 ? {} : { model: R({
		name: n,
		provider: S(t)
	}) };
}
function statusOf(e, t) {
	return failureOf(e) ? "error" : t !== void 0 && e.stopReason === "stop" ? "success" : "unknown";
}
var ts;
function init_pi() {
	return (init_pi = e((() => {
		r(), init_content_id(), G(), A(), init_model_fields(), init_times(), b(), ts = {
			name: "pi",
			title: "Pi sessions (JSONL)",
			carries: "messages, calls, results with an error flag, times, tokens, cost, failures of the model",
			settings: { configuration: "`replaykit record` keeps the requests whole" },
			surest: .96,
			detect: (e) => isSession(entriesOf(e)) ? .96 : 0,
			read: (e, { platform: t }) => {
				let n = entriesOf(e);
				return isSession(n) ? [readSession(n, () => inputId("pi", e, t.hash))] : [];
			}
		};
	})))();
}
// src/core/formats/promptfoo.ts
function resultsIn({ json: e, lines: t }) {
	let n = T(e, "results", "results") ?? T(e, "results") ?? e, r = t ?? (Array.isArray(n) ? n : n === void 0 ? [] : [n]);
	return r.length > 0 && r.every(isResult) ? I(r) : [];
}
function isResult(e) {
	return M(e) && typeof e.success == "boolean" && "provider" in e && ("latencyMs" in e || "gradingResult" in e) && typeof T(e, "prompt", "raw") == "string";
}
function readResult(e, t, n) {
	let { response: r = null, provider: i = null } = e, a = S(e.id), o = [...promptOf(e).map((e) => ({ message: e })), ...answerOf$3(e)], s = j(o), c = S(T(r, "error")) ?? (e.failureReason === rs ? said(e) : void 0);
	c !== void 0 && s.push({
		type: "error",
		kind: B(c, "model"),
		error: c
	});
	let l = c === void 0 ? N(o.map(({ message: e }) => e)) : void 0;
	l !== void 0 && s.push({
		type: "final_output",
		content: l
	}), s.push(...besidesOf(e));
	let u = S(F(i, "label", "id")) ?? S(i), d = feedbackOf$3(e, c !== void 0);
	return W({
		run_id: a ?? n,
		format: "promptfoo",
		...J({ session_id: t }),
		...u === void 0 ? {} : { agent: { name: u } },
		...J({ feedback: d }),
		status: c === void 0 ? "success" : "error",
		events: s
	});
}
function said(e) {
	return S(e.error) ?? "failed";
}
function promptOf(e) {
	let t = T(e, "prompt", "raw") ?? "", n = D(t);
	return Array.isArray(n) && n.every((e) => typeof T(e, "role") == "string") ? U(n) : [{
		...V("user"),
		text: x(t)
	}];
}
function answerOf$3(e) {
	let { response: t = null } = e, n = T(t, "output");
	if (n == null) return [];
	let r = millisBetween(0, L(e.latencyMs));
	return [{
		message: {
			...messageOf(n),
			finish: S(T(t, "finishReason"))
		},
		model: modelOf$1(e),
		usage: tokensOf(F(t, "tokenUsage") ?? F(e, "tokenUsage")),
		cost: L(F(t, "cost") ?? F(e, "cost")),
		duration_ms: T(t, "cached") === !0 ? void 0 : r
	}];
}
function messageOf(e) {
	if (typeof e == "string") return {
		...V("assistant"),
		text: e
	};
	let t = I(Array.isArray(e) ? e : T(e, "tool_calls")), [n] = t.length > 0 && t.every((e) => M(e.function) || e.type === "tool_use") ? U(asMessage(e), "assistant") : [];
	return n ?? {
		...V("assistant"),
		text: x(e)
	};
}
function asMessage(e) {
	if (!Array.isArray(e)) return M(e) ? {
		role: "assistant",
		content: "",
		...e
	} : e;
	let t = I(e).some(({ type: e }) => e === "tool_use");
	return {
		role: "assistant",
		content: t ? e : "",
		...t ? {} : { tool_calls: e }
	};
}
function modelOf$1(e) {
	let t = S(T(e, "provider", "id")) ?? S(e.provider) ?? "", n = /^[a-z][\w-]*:(?:(?:chat|completion|responses|messages|realtime):)?([^/:][^:]*)$/.exec(t)?.[1];
	return /^(?:file|https?|exec|python|package|webhook|ws):/.test(t) ? void 0 : n;
}
function tokensOf(e) {
	if (!(!M(e) || e.prompt === void 0 && e.completion === void 0)) return Q({
		prompt_tokens: e.prompt ?? 0,
		completion_tokens: e.completion ?? 0
	});
}
function feedbackOf$3(e, t) {
	let n = e.gradingResult;
	if (!M(n) || t || n.reason === "No assertions") return;
	let r = Object.entries(M(n.namedScores) ? n.namedScores : {}).map(([e, t]) => R({
		name: e,
		score: L(t)
	})), i = S(n.reason);
	return {
		rating: n.pass === !0 ? "good" : "bad",
		...J({ comment: i }),
		...r.length === 0 ? {} : { scores: r }
	};
}
function besidesOf(e) {
	let { output: t, error: n, tokenUsage: r, ...i } = M(e.response) ? e.response : {}, a = is.flatMap((t) => {
		let n = e[t];
		return n == null ? [] : [[t, n]];
	}), o = S(T(e, "prompt", "label") ?? T(e, "prompt", "display")), s = Object.fromEntries([
		...o === void 0 ? [] : [["prompt", o]],
		...a,
		...Object.keys(i).length === 0 ? [] : [["response", i]]
	]);
	return Object.keys(s).length === 0 ? [] : [{
		type: "other",
		name: "test",
		data: s
	}];
}
var ns, rs, is;
function init_promptfoo() {
	return (init_promptfoo = e((() => {
		r(), init_content_id(), G(), z(), A(), init_model_fields(), init_times(), b(), ns = {
			name: "promptfoo",
			title: "promptfoo results (.json, .jsonl)",
			carries: "prompts, answers, calls that were asked for, tokens, cost, verdicts as feedback; no results of tools",
			surest: .95,
			detect: (e) => resultsIn(e).length > 0 ? .95 : 0,
			itemKind: (e) => isResult(e) || resultsIn({
				name: "",
				json: e
			}).length > 0 ? "run" : void 0,
			read: (e, { platform: t }) => {
				let n = S(F(e.json, "evalId"));
				return resultsIn(e).map((e) => readResult(e, n, inputId("promptfoo", { json: e }, t.hash)));
			}
		}, rs = 2, is = [
			"provider",
			"vars",
			"gradingResult",
			"namedScores",
			"testCase",
			"metadata",
			"description",
			"promptId",
			"promptIdx",
			"testIdx"
		];
	})))();
}
// src/core/formats/pydantic-ai.ts
function historiesOf({ json: e, lines: t }) {
	let n = t ?? (Array.isArray(e) ? e : e === void 0 ? [] : [e]);
	if (areMessages(n)) return [I(n)];
	let r = n.map((e) => Array.isArray(e) ? e : f(F(e, "messages", "all_messages", "message_history")));
	return r.every(areMessages) ? r.map(I) : [];
}
function areMessages(e) {
	return e.every((e) => {
		let t = f(T(e, "parts")), n = T(e, "kind");
		return (n === "request" || n === "response") && t.every((e) => S(T(e, "part_kind")));
	}) && e.length > 0;
}
function readHistory(e, t) {
	let n, r = e.flatMap((e) => {
		if (e.kind === "response") return [answerOf$2(e)];
		let t = S(e.instructions), r = t === n ? void 0 : t;
		return n = t ?? n, [...r === void 0 ? [] : [{
			message: {
				...V("system"),
				text: r
			},
			at: isoOf(e.timestamp)
		}], ...I(e.parts).map((t) => askedOf(t, e))];
	}), i = j(r), a = givenBack(r) ?? N(r.map(({ message: e }) => e));
	a !== void 0 && i.push({
		type: "final_output",
		content: a
	});
	let o = new Set(e.flatMap((e) => S(e.run_id) ?? [])), [s] = o, c = S(e.at(-1)?.conversation_id);
	return W({
		run_id: s !== void 0 && o.size === 1 ? s : t(),
		format: "pydantic-ai",
		...J({ session_id: c }),
		events: i
	});
}
function givenBack(e) {
	return (e.findLast(({ message: e }) => e.role === "assistant")?.message)?.calls.find(({ name: e }) => /^final_result(?:_|$)/.test(e))?.args;
}
function answerOf$2(e) {
	let t = {
		...V("assistant"),
		finish: S(e.finish_reason)
	};
	for (let n of I(e.parts)) {
		let e = x(n.part_kind), r = e.startsWith("builtin-") ? { hosted: !0 } : {};
		e === "text" ? t.text += x(n.content) : e.endsWith("tool-call") ? t.calls.push({
			...toolOf(n),
			args: P(n.args),
			...r
		}) : e.endsWith("tool-return") ? t.results.push(resultOf(n)) : t.extras.push(n);
	}
	return {
		message: t,
		at: isoOf(e.timestamp),
		model: S(e.model_name),
		usage: Q(e.usage)
	};
}
function askedOf(e, t) {
	let n = { at: isoOf(e.timestamp ?? t.timestamp) }, r = x(e.part_kind), { content: i = null } = e;
	if (r === "tool-return" || r === "retry-prompt" && S(e.tool_name) !== void 0) return {
		message: {
			...V("tool"),
			results: [resultOf(e)]
		},
		...n
	};
	let a = V(r === "system-prompt" ? "system" : "user");
	if (r === "retry-prompt") return {
		message: {
			...a,
			text: x(i)
		},
		...n
	};
	let o = Array.isArray(i) ? i : [i];
	for (let e of o) M(e) ? a.extras.push(e) : a.text += x(e);
	return {
		message: a,
		...n
	};
}
function toolOf(e) {
	return {
		id: S(e.tool_call_id),
		name: x(e.tool_name)
	};
}
function resultOf(e) {
	let { content: t = null } = e, n = e.part_kind === "retry-prompt" || /^(?:failed|denied)$/.test(x(e.outcome)), r = x(t);
	return {
		...toolOf(e),
		output: t,
		error: n ? {
			kind: B(r, "tool"),
			message: r
		} : void 0
	};
}
var as;
function init_pydantic_ai() {
	return (init_pydantic_ai = e((() => {
		init_content_id(), r(), G(), A(), init_model_fields(), init_times(), b(), as = {
			name: "pydantic-ai",
			title: "Pydantic AI message histories",
			carries: "messages, calls, results with errors, times, tokens; no status",
			surest: .95,
			detect: (e) => historiesOf(e).length > 0 ? .95 : 0,
			read: (e, { platform: t }) => historiesOf(e).map((e) => readHistory(e, () => contentId("pydantic", e, t.hash)))
		};
	})))();
}
// src/core/formats/smolagents/python-literal.ts
function pythonLiteral(e) {
	let t = new Reader(e), n = t.value(0);
	return n !== void 0 && t.atEnd() ? n : void 0;
}
function escapeAt(e, t) {
	let n = e.charAt(t), r = n === "x" ? 2 : n === "u" ? 4 : n === "U" ? 8 : 0, i = e.slice(t + 1, t + 1 + r), a = /^[0-9a-fA-F]+$/.test(i) && i.length === r ? Number.parseInt(i, 16) : NaN;
	return a <= 1114111 ? {
		value: String.fromCodePoint(a),
		length: 1 + r
	} : n === "'" || n === "\"" || n === "\\" ? {
		value: n,
		length: 1
	} : Object.hasOwn(cs, n) ? {
		value: cs[n] ?? "",
		length: 1
	} : {
		value: "\\",
		length: 0
	};
}
var os, ss, cs, Reader;
function init_python_literal() {
	return (init_python_literal = e((() => {
		os = 100, ss = {
			None: null,
			True: !0,
			False: !1
		}, cs = {
			n: "\n",
			t: "	",
			r: "\r",
			a: "\x07",
			b: "\b",
			f: "\f",
			v: "\v",
			"\n": ""
		}, Reader = class {
			place = 0;
			text;
			constructor(e) {
				this.text = e;
			}
			atEnd() {
				return this.skipSpaces(), this.place === this.text.length;
			}
			value(e) {
				if (e > os) return;
				this.skipSpaces();
				let t = this.text.charAt(this.place);
				return t === "[" || t === "(" ? this.list(t === "[" ? "]" : ")", e) : t === "{" ? this.dict(e) : t === "'" || t === "\"" ? this.string(t) : this.word();
			}
			list(e, t) {
				let n = [];
				for (this.place += 1; !this.takes(e);) {
					let r = this.value(t + 1);
					if (r === void 0 || (n.push(r), !this.takes(",") && !this.sees(e))) return;
				}
				return n;
			}
			dict(e) {
				let t = [];
				for (this.place += 1; !this.takes("}");) {
					let n = this.value(e + 1), r = n !== void 0 && this.takes(":") ? this.value(e + 1) : void 0;
					if (r === void 0 || typeof n != "string" && typeof n != "number" || (t.push([String(n), r]), !this.takes(",") && !this.sees("}"))) return;
				}
				return Object.fromEntries(t);
			}
			string(e) {
				let t = "", n = this.place + 1;
				for (let r = n; r < this.text.length; r += 1) {
					let i = this.text.charAt(r);
					if (i === e) return this.place = r + 1, t + this.text.slice(n, r);
					if (i !== "\\") continue;
					let { value: a, length: o } = escapeAt(this.text, r + 1);
					t += this.text.slice(n, r) + a, r += o, n = r + 1;
				}
			}
			word() {
				let e = /^[-+\w.]{1,400}/.exec(this.text.slice(this.place, this.place + 400))?.[0];
				if (e !== void 0) return this.place += e.length, Object.hasOwn(ss, e) ? ss[e] : /^-?\d+(?:\.\d*)?(?:e[-+]?\d+)?$/.test(e) ? Number(e) : void 0;
			}
			takes(e) {
				return this.sees(e) ? (this.place += 1, !0) : !1;
			}
			sees(e) {
				return this.skipSpaces(), this.text.charAt(this.place) === e;
			}
			skipSpaces() {
				for (; /\s/.test(this.text.charAt(this.place));) this.place += 1;
			}
		};
	})))();
}
// src/core/formats/smolagents/memory.ts
function partsOf(e) {
	return Array.isArray(e) ? e : e == null ? [] : [{
		type: "text",
		text: e
	}];
}
var ls, us, ds, SmolagentsMemory;
function init_memory() {
	return (init_memory = e((() => {
		r(), G(), z(), init_python_literal(), ls = "Calling tools:\n", us = "Observation:\n", ds = "\nNow let's retry: take care not to repeat previous errors!", SmolagentsMemory = class {
			events = [];
			limit;
			model;
			open = [];
			shared = 0;
			result;
			step = 0;
			constructor(e) {
				this.model = e;
			}
			add(e) {
				let t = S(e.role) ?? "user", n = partsOf(e.content), r = n.flatMap((e) => S(T(e, "text")) ?? []).join("\n");
				this.limit = void 0, t === "assistant" ? this.addAnswer(r) : t === "tool-call" ? this.addCalls(r) : t === "tool-response" ? this.addResponse(r) : this.events.push({
					type: "input_message",
					role: t,
					content: n.length > 1 ? n : r
				});
			}
			holds(e) {
				return this.events.some((t) => t.type === "input_message" && x(t.content).includes(e));
			}
			notes() {
				return this.shared === 0 ? [] : [`${this.shared} calls share one observation, which is kept with the last of them`];
			}
			addAnswer(e) {
				this.step += 1, this.open = [], this.result = void 0, this.events.push(R({
					type: "model_call",
					model: this.model,
					output: e
				}));
			}
			addCalls(e) {
				let t = e.startsWith(ls) ? pythonLiteral(e.slice(15)) : void 0, n = I(t), r = `step-${this.step}`;
				if (this.result = void 0, n.length === 0) {
					let t = /'name': '(\w{1,100})'/.exec(e)?.[1] ?? "unknown";
					this.open = [r], this.events.push({
						type: "tool_call",
						call_id: r,
						tool_name: t,
						tool_args: { text: e },
						group: r
					});
				} else {
					this.open = n.map((e, t) => fe(e.id) ?? `${r}-${t}`), this.shared += n.length > 1 ? n.length : 0;
					for (let [e, t] of n.entries()) {
						let { name: n, args: i } = tn(t), a = this.open[e] ?? r, o = M(i) ? i : { code: i };
						this.events.push({
							type: "tool_call",
							call_id: a,
							tool_name: n,
							tool_args: o,
							group: r
						});
					}
				}
			}
			addResponse(e) {
				e.startsWith(us) ? this.addObservation(e.slice(13)) : this.addError(e);
			}
			addObservation(e) {
				let t = this.open.at(-1);
				t === void 0 ? this.events.push({
					type: "input_message",
					role: "tool-response",
					content: e
				}) : (this.open = [], this.result = {
					type: "tool_result",
					call_id: t,
					output: e
				}, this.events.push(this.result));
			}
			addError(e) {
				let [, t] = /^Call id: (.{1,200})\n/.exec(e) ?? [], n = e.indexOf("Error:\n"), r = e.indexOf(ds), i = n === -1 ? e : e.slice(n + 7, r === -1 ? void 0 : r);
				B(i, "exception") === "limit" && (this.limit = i);
				let a = {
					kind: B(i, "tool"),
					message: i.slice(0, 2e3)
				}, o = t ?? this.open.at(-1);
				this.result && (t === void 0 || this.result.call_id === t) ? (this.result.output = `${x(this.result.output)}\n${i}`, this.result.error = a) : o !== void 0 && this.limit === void 0 ? this.events.push({
					type: "tool_result",
					call_id: o,
					output: i,
					error: a
				}) : this.events.push({
					type: "input_message",
					role: "tool-response",
					content: e
				}), this.open = [];
			}
		};
	})))();
}
// src/core/formats/smolagents/smolagents.ts
function valuesOf({ json: e, lines: t }) {
	return t ?? (Array.isArray(e) ? e : e === void 0 ? [] : [e]);
}
function isRecord(e) {
	if (!M(e) || !("intermediate_steps" in e) || !("question" in e)) return !1;
	let t = e.intermediate_steps, n = Array.isArray(t) && I(t).every((e) => typeof e.role == "string");
	return (typeof t == "string" || n) && ("answer" in e || "prediction" in e);
}
function namesOf(e) {
	let { question: t = null, start_time: n = null } = e;
	return [
		modelOf(e) ?? null,
		t,
		n,
		answerOf$1(e) ?? null
	];
}
function modelOf(e) {
	return S(F(e, "model_id", "agent_name"));
}
function answerOf$1(e) {
	return F(e, "answer", "prediction");
}
function readRecord(e, t) {
	let n = modelOf(e), r = new SmolagentsMemory(n), i = e.intermediate_steps, a = I(i);
	for (let e of a) r.add(e);
	let o = x(e.question), s = r.holds(o) ? [] : [inputOf(o)], c = typeof i == "string" ? [R({
		type: "model_call",
		model: n,
		output: i
	})] : [], l = Object.entries(e).filter(([e, t]) => !ps.has(e) && t !== null), { start_time: u } = e, d = typeof u == "number" ? isoOf(u) : void 0;
	return W({
		run_id: t,
		format: "smolagents",
		...n === void 0 ? {} : { model: { name: n } },
		...J({ started_at: d }),
		...feedbackOf$2(e),
		events: [
			...s,
			...r.events,
			...c,
			...endOf(e, r),
			{
				type: "other",
				name: "record",
				data: Object.fromEntries(l)
			}
		],
		notes: r.notes()
	});
}
function inputOf(e) {
	return {
		type: "input_message",
		role: "user",
		content: e
	};
}
function feedbackOf$2({ is_correct: e }) {
	return typeof e == "boolean" ? { feedback: { rating: e ? "good" : "bad" } } : {};
}
function endOf(e, t) {
	let n = answerOf$1(e), r = S(e.agent_error) ?? (isEmpty(e.intermediate_steps) ? S(n) : void 0);
	if (r !== void 0) return [{
		type: "error",
		kind: B(r, "exception"),
		error: r
	}];
	let i = e.iteration_limit_exceeded === !0 ? "the iteration limit was exceeded" : t.limit, a = i === void 0 ? [] : [{
		type: "error",
		kind: "limit",
		error: i
	}];
	return n === void 0 ? a : [...a, {
		type: "final_output",
		content: n
	}];
}
function isEmpty(e) {
	return Array.isArray(e) && e.length === 0;
}
var fs, ps;
function init_smolagents() {
	return (init_smolagents = e((() => {
		r(), init_content_id(), G(), init_memory(), init_times(), b(), fs = {
			name: "smolagents",
			title: "smolagents benchmark records (`intermediate_steps`)",
			carries: "messages, calls, results, errors of tools, the right answer; tokens of the whole run; no times of steps",
			surest: .95,
			detect: (e) => valuesOf(e).some(isRecord) ? .95 : 0,
			itemKind: (e) => isRecord(e) ? "run" : void 0,
			read: (e, { platform: t }) => valuesOf(e).filter(isRecord).map((e) => readRecord(e, contentId("smolagents", namesOf(e), t.hash)))
		}, ps = /* @__PURE__ */ new Set([
			"intermediate_steps",
			"question",
			"answer",
			"prediction",
			"model_id",
			"agent_name",
			"agent_error"
		]);
	})))();
}
// src/core/formats/swe-agent/mini-swe-agent.ts
function isMini(e) {
	return x(T(e.json, "trajectory_format")).startsWith("mini-swe-agent") ? !0 : miniMessages(e).some((e) => e.role === "user" && gs.test(textIn(e.content)));
}
function miniMessages({ json: e }) {
	return I(Array.isArray(e) ? e : T(e, "messages"));
}
function readMini(e) {
	let t = new MiniReader();
	for (let n of miniMessages(e)) t.add(n);
	let n = w(T(e.json, "info")), r = S(F(n, "exit_status")) ?? t.exit, i = S(F(n, "submission")) ?? t.submission;
	return {
		events: t.events,
		info: R({
			...n,
			exit_status: r,
			submission: i
		})
	};
}
function errorOf(e, t) {
	let n = S(T(e, "extra", "exception_info")), r = L(T(e, "extra", "returncode")), i = typeof t == "string" ? gs.exec(t)?.[1] : void 0, a = r ?? L(i);
	if (n !== void 0) return {
		kind: "tool",
		message: n
	};
	if (a !== void 0 && a !== 0) return R({
		kind: "tool",
		message: `return code ${a}`,
		heuristic: r === void 0 || void 0
	});
}
function textIn(e) {
	return typeof e == "string" ? e : f(e).map((e) => M(e) ? x(e.text) : "").join("");
}
var ms, hs, gs, MiniReader;
function init_mini_swe_agent() {
	return (init_mini_swe_agent = e((() => {
		G(), z(), init_model_fields(), init_times(), ms = /```(?:mswea_bash_command|bash)\s*\n([\s\S]*?)```/, hs = /(?:COMPLETE_TASK_AND_SUBMIT_FINAL_OUTPUT|MINI_SWE_AGENT_FINAL_OUTPUT)/, gs = /^\s*<returncode>(-?\d+)<\/returncode>/, MiniReader = class {
			events = [];
			exit;
			submission;
			asked = 0;
			open;
			add(e) {
				e.role === "exit" ? this.addExit(e) : e.object === "response" || e.role === "assistant" ? this.addAnswer(e) : this.addOther(e);
			}
			addExit(e) {
				this.exit = S(T(e, "extra", "exit_status")), this.submission = S(T(e, "extra", "submission")) ?? S(e.content);
			}
			addAnswer(e) {
				this.asked += 1;
				let t = `step-${this.asked}`, n = (e.object === "response" ? f(e.output) : [e]).flatMap((e) => U(e, "assistant")), r = n.flatMap(({ text: e }) => e === "" ? [] : e).join("\n"), i = n.flatMap(({ calls: e }) => e), a = w(e.extra), o = isoOf(a.timestamp);
				this.events.push(R({
					type: "model_call",
					model: S(T(a, "response", "model")),
					output: r === "" ? void 0 : r,
					usage: Q(F(w(a.response), "usage") ?? e.usage),
					step: t,
					at: o
				}));
				for (let { id: e, name: n, args: r } of i) this.addCall({
					id: e ?? t,
					name: n,
					args: r,
					group: t
				}, o);
				let s = i.length === 0 ? ms.exec(r)?.[1]?.trimEnd() : void 0;
				s === void 0 ? this.open = void 0 : (this.open = {
					id: t,
					command: s
				}, this.addCall({
					id: t,
					name: "bash",
					args: { command: s },
					group: t
				}, o));
			}
			addCall({ id: e, name: t, args: n, group: r }, i) {
				this.events.push(R({
					type: "tool_call",
					call_id: e,
					tool_name: t,
					tool_args: n,
					group: r,
					step: r,
					at: i
				}));
			}
			addOther(e) {
				let t = U(e).flatMap(({ results: e }) => e);
				for (let { id: n, output: r } of t) this.addResult(e, {
					id: n,
					output: r
				});
				if (t.length > 0) return;
				let n = textIn(e.content), { open: r } = this;
				this.open = void 0;
				let i = S(T(e, "extra", "interrupt_type"));
				r === void 0 || i !== void 0 ? this.events.push({
					type: "input_message",
					role: S(e.role) ?? "user",
					content: n
				}) : (this.addResult(e, {
					id: r.id,
					output: n
				}), hs.test(r.command) && !gs.test(n) && (this.exit = "Submitted", this.submission = n));
			}
			addResult(e, { id: t, output: n }) {
				let r = errorOf(e, n);
				this.events.push(R({
					type: "tool_result",
					call_id: t,
					output: n,
					error: r,
					at: isoOf(T(e, "extra", "timestamp"))
				}));
			}
		};
	})))();
}
// src/core/formats/swe-agent/swe-agent.ts
function isTrajectory({ json: e }) {
	return Array.isArray(T(e, "trajectory"));
}
function isHistory({ json: e }) {
	let t = I(T(e, "history"));
	return !Array.isArray(T(e, "trajectory")) && t.some(({ message_type: e, action: t }) => e === "action" && typeof t == "string") && t.every(({ message_type: e }) => vs.has(x(e)));
}
function stepsOf(e) {
	let t = [];
	for (let { role: n, is_demo: r, content: i = null, thought: a = null, action: o = null } of e) r !== !0 && (n === "assistant" ? t.push({
		step: {
			response: i,
			thought: a,
			action: o
		},
		seen: []
	}) : t.at(-1)?.seen.push(i));
	return t.map(({ step: e, seen: [t = null, ...n] }) => ({
		...e,
		observation: n.length === 0 ? t : [t, ...n]
	}));
}
function readTrajectory(e, t) {
	let n = I(e.history), r = Array.isArray(e.trajectory) ? I(e.trajectory) : stepsOf(n), i = callsOf(r, n), a = inputsOf(n);
	for (let [e, t] of r.entries()) a.push(...stepEvents(t, e, i[e]));
	let o = w(e.info), s = w(o.model_stats);
	e.info !== void 0 && a.push({
		type: "other",
		name: "info",
		data: o
	});
	let c = D(e.replay_config);
	return M(c) && a.push({
		type: "other",
		name: "replay_config",
		data: c
	}), finish({
		run_id: t,
		events: a,
		info: o,
		agent: "swe-agent",
		labels: e.environment === void 0 ? {} : { environment: x(e.environment) },
		tokens: L(s.tokens_sent),
		model: S(T(c, "agent", "model", "name"))
	});
}
function inputsOf(e) {
	let t = e.filter((e) => e.is_demo !== !0), n = t.findIndex(({ role: e }) => e === "assistant");
	return (n === -1 ? t : t.slice(0, n)).flatMap((e) => {
		let t = S(e.role) ?? "user";
		return t === "system" || t === "user" ? [{
			type: "input_message",
			role: t,
			content: e.content ?? ""
		}] : [];
	});
}
function callsOf(e, t) {
	let n = t.filter(({ role: e, is_demo: t }) => e === "assistant" && t !== !0), r = 0;
	return e.map(({ action: e }) => {
		let t = n.slice(r, r + ys).findIndex((t) => t.action === e);
		if (t === -1) return;
		r += t + 1;
		let [i, ...a] = I(n[r - 1]?.tool_calls);
		return i === void 0 || a.length > 0 ? void 0 : tn(i);
	});
}
function stepEvents(e, t, n) {
	let r = S(e.response) ?? S(e.thought), i = x(e.action), a = `step-${t + 1}`, o = n?.id ?? a, s = L(e.execution_time), c = D(e.state), l = [R({
		type: "model_call",
		output: r,
		step: a
	})], u = e.observation;
	if (i.trim() === "") return u != null && u !== "" && l.push({
		type: "input_message",
		role: "user",
		content: u,
		step: a
	}), l;
	if (l.push(R({
		type: "tool_call",
		call_id: o,
		tool_name: n?.name ?? "shell",
		tool_args: n?.args ?? { command: i },
		group: a,
		step: a,
		attributes: n === void 0 ? void 0 : { command: i }
	})), u != null) {
		let e = s === void 0 || s < 0 || s > 1e9 ? void 0 : s * 1e3;
		l.push(R({
			type: "tool_result",
			call_id: o,
			output: u,
			duration_ms: e,
			step: a
		}));
	}
	return c != null && l.push(R({
		type: "state",
		step_id: a,
		decision: S(e.thought),
		state: c
	})), l;
}
function finish({ run_id: e, events: t, info: n, agent: r, labels: i, tokens: a, model: o }) {
	let s = S(n.exit_status), c = S(n.submission), l = s !== void 0 && /^submitted$/i.test(s);
	if (s !== void 0 && !l) {
		let e = /cost|context|limit|execution_time|TimeExceeded/i.test(s) ? "limit" : B(s, "exception");
		t.push({
			type: "error",
			kind: e,
			error: s
		});
	}
	c !== void 0 && t.push({
		type: "final_output",
		content: c
	});
	let u = s === void 0 ? "unknown" : l ? "success" : "error", d = o ?? S(T(n, "config", "model", "model_name")), f = a === void 0 ? {} : { tokens_sent: String(a) };
	return W({
		run_id: e,
		format: "swe-agent",
		agent: R({
			name: r,
			version: S(F(n, "mini_version", "swe_agent_version"))
		}),
		...d === void 0 ? {} : { model: { name: d } },
		labels: {
			...i,
			...f
		},
		status: u,
		events: t
	});
}
var _s, vs, ys;
function init_swe_agent() {
	return (init_swe_agent = e((() => {
		r(), G(), z(), init_mini_swe_agent(), b(), _s = {
			name: "swe-agent",
			title: "SWE-agent and mini-swe-agent trajectories, and histories alone",
			carries: "commands, observations, states, how it ended",
			surest: .98,
			detect: (e) => I(T(e.json, "trajectory")).some((e) => "action" in e && "observation" in e) ? .98 : isMini(e) ? .97 : isHistory(e) || isTrajectory(e) && Array.isArray(T(e.json, "history")) ? .9 : 0,
			read: (e, { platform: t }) => {
				let n = S(T(e.json, "run_id")) ?? `swe-agent-${t.hash(e.text ?? JSON.stringify(e.json)).slice(0, 16)}`;
				return isTrajectory(e) || isHistory(e) ? [readTrajectory(w(e.json), n)] : [finish({
					run_id: n,
					...readMini(e),
					agent: "mini-swe-agent",
					labels: {},
					tokens: void 0
				})];
			}
		}, vs = /* @__PURE__ */ new Set([
			"system_prompt",
			"demonstration",
			"observation",
			"action",
			"thought"
		]), ys = 16;
	})))();
}
// src/core/formats/tau/tau2-ticks.ts
function messagesOfTicks(e) {
	let t = [], n = {};
	for (let r of e) for (let e of ["user", "agent"]) {
		let i = w(r[`${e}_chunk`]), a = e === "agent" ? "assistant" : "user";
		say({
			chunk: i,
			role: a,
			at: S(r.timestamp)
		}, n, t);
		let o = I(r[`${e}_tool_calls`]), s = o.length > 0 ? o : I(i.tool_calls);
		s.length > 0 && (n[a] = void 0, t.push(R({
			role: a,
			content: "",
			tool_calls: s,
			timestamp: r.timestamp
		}))), t.push(...I(r[`${e}_tool_results`]).map((e) => ({
			role: "tool",
			...e
		})));
	}
	return t;
}
function say({ chunk: e, role: t, at: n }, r, i) {
	let a = S(e.content);
	if (a === void 0) {
		e.contains_speech !== !0 && (r[t] = void 0);
		return;
	}
	let o = r[t];
	if (o) o.content = `${x(o.content)}${a}`;
	else {
		let e = R({
			role: t,
			content: a,
			timestamp: n
		});
		r[t] = e, i.push(e);
	}
}
function init_tau2_ticks() {
	return (init_tau2_ticks = e((() => {
		G();
	})))();
}
// src/core/formats/tau/tau2.ts
function simulationsOfEvents(e) {
	let t = I(e).filter((e) => M(T(e, "payload", "runtime_trace")));
	if (t.length === 0 || !t.some(({ event_type: e }) => bs.has(S(e) ?? ""))) return [];
	let n = [], r = [], i = S(t[0]?.run_id) ?? "tau2";
	for (let e of t) {
		let t = T(e, "payload", "runtime_trace"), a = T(t, "message", "raw");
		bs.has(S(e.event_type) ?? "") && M(a) && r.push(a), e.event_type === "simulation_end" && (n.push(R({
			id: `${i}-${n.length + 1}`,
			task_id: e.task_id ?? null,
			messages: r,
			termination_reason: T(t, "termination_reason")
		})), r = []);
		let o = e.event_type === "evaluation_end" ? T(t, "reward") : void 0, s = n.at(-1);
		s && o !== void 0 && (s.reward_info = { reward: o });
	}
	return r.length > 0 && n.push({
		id: `${i}-${n.length + 1}`,
		task_id: null,
		messages: r
	}), n;
}
function simulationsOf({ json: e, lines: t }) {
	let n = t ? simulationsOfEvents(t) : [];
	if (n.length > 0) return n;
	let r = T(e, "simulations"), i = I(t ?? (Array.isArray(r) ? r : Array.isArray(e) ? e : e === void 0 ? [] : [e])).filter((e) => "task_id" in e && ("messages" in e || "ticks" in e));
	return Array.isArray(r) ? i : i.filter((e) => "termination_reason" in e);
}
function readSimulation(e, t, n) {
	let r = I(e.ticks), i = turnsOfAll(r.length > 0 ? messagesOfTicks(r) : I(e.messages)), a = w(T(t, "info", "agent_info", "llm_args")), [o] = i.filter((e) => "message" in e && e.message.role === "assistant");
	o && Object.keys(a).length > 0 && (o.params = a);
	let s = i.flatMap((e, t) => "other" in e ? [e.other] : k(e, `message-${t}`)), c = S(e.termination_reason), l = c !== void 0 && /max_steps|too_many_errors|max_duration/.test(c);
	l && s.push({
		type: "error",
		kind: "limit",
		error: c
	});
	let u = c !== void 0 && /timeout/.test(c);
	u && s.push({
		type: "error",
		kind: "timeout",
		error: c
	});
	let d = c !== void 0 && /error|timeout/.test(c) && !l;
	d && !u && s.push({
		type: "error",
		kind: "exception",
		error: c
	});
	let f = i.flatMap((e) => "other" in e ? [] : e.message), p = l ? void 0 : N(f);
	p !== void 0 && s.push({
		type: "final_output",
		content: p
	}), M(e.reward_info) && s.push({
		type: "other",
		name: "reward_info",
		data: e.reward_info
	});
	let m = d || l ? "error" : c === void 0 ? "unknown" : "success", { told: h, info: g } = setUpOf(w(t.info));
	s.unshift(...h);
	for (let [e, t] of Object.entries({
		info: g,
		task: n
	})) M(t) && Object.keys(t).length > 0 && s.push({
		type: "other",
		name: e,
		data: t
	});
	let _ = S(T(t, "info", "agent_info", "llm"));
	return W({
		run_id: x(e.id) || `tau2-${x(e.task_id)}-${x(e.trial)}`,
		format: "tau2-bench",
		agent: { name: S(T(t, "info", "agent_info", "implementation")) ?? "agent" },
		...R({
			model: _ === void 0 ? void 0 : { name: _ },
			started_at: isoOf(e.start_time),
			ended_at: isoOf(e.end_time),
			feedback: feedbackOf$1(e, n)
		}),
		status: m,
		events: s
	});
}
function turnsOfAll(e) {
	let t = new Set(e.flatMap((e) => I(e.tool_calls).filter(isUsers).map(({ id: e }) => x(e))));
	return e.flatMap((e) => turnsOf(e, t));
}
function setUpOf({ environment_info: e, ...t }) {
	if (e === void 0) return {
		told: [],
		info: t
	};
	let { policy: n, tool_defs: r, ...i } = w(e), a = [];
	return S(n) !== void 0 && a.push({
		type: "input_message",
		role: "system",
		content: n ?? null
	}), (M(r) || Array.isArray(r)) && a.push({
		type: "other",
		name: "tools",
		data: r
	}), {
		told: a,
		info: {
			...t,
			environment_info: i
		}
	};
}
function isUsers(e) {
	return e.requestor === "user";
}
function turnsOf(e, t) {
	let n = isoOf(e.timestamp);
	if (e.role === "tool" && (isUsers(e) || t.has(x(e.id)))) return [{ other: R({
		type: "other",
		name: "user_tool_result",
		data: e,
		at: n
	}) }];
	let r = e.role === "user" ? I(e.tool_calls) : [], i = [], { raw_data: a, ...o } = e, s = I(e.tool_messages);
	if (s.length > 0) return s.flatMap((e) => turnsOf(e, t));
	for (let t of U(o)) {
		let r = e.role === "user" ? {
			...t,
			calls: []
		} : t;
		(r.text !== "" || r.calls.length > 0 || r.results.length > 0) && i.push({
			message: r,
			at: n,
			...e.role === "assistant" ? answerOf(e) : {}
		});
	}
	return r.length > 0 && i.push({ other: R({
		type: "other",
		name: "user_tool_calls",
		data: r,
		at: n
	}) }), i;
}
function answerOf({ usage: e, raw_data: t }) {
	let n = S(T(t, "model"));
	return {
		usage: Q(e),
		...J({ model: n })
	};
}
function feedbackOf$1(e, t) {
	let n = T(e, "reward_info", "reward");
	if (typeof n != "number") return;
	let r = w(t?.evaluation_criteria), i = I(r.actions).filter((e) => !isUsers(e)), a = f(r.communicate_info).filter((e) => typeof e == "string"), o = i.map((e) => ({
		tool: x(e.name),
		args: expectedArgs(e)
	}));
	return {
		rating: n < 1 ? "bad" : "good",
		...t ? { expected_calls: o } : {},
		...a.length > 0 ? { expected_text: a } : {}
	};
}
function expectedArgs(e) {
	let t = f(e.compare_args), n = w(e.arguments);
	return t.length === 0 ? n : Object.fromEntries(Object.entries(n).map(([e, n]) => [e, t.includes(e) ? n : { $any: !0 }]));
}
var bs, xs;
function init_tau2() {
	return (init_tau2 = e((() => {
		G(), z(), init_model_fields(), init_tau2_ticks(), init_times(), b(), bs = /* @__PURE__ */ new Set([
			"agent_response",
			"user_response",
			"message_observed"
		]), xs = {
			name: "tau2-bench",
			title: "tau2-bench results",
			carries: "messages, calls, results with errors, times, limits, reward and expected calls as feedback",
			detect: (e) => +(simulationsOf(e).length > 0),
			read: (e) => {
				let t = w(e.json), n = new Map(I(t.tasks).map((e) => [x(e.id), e]));
				return simulationsOf(e).map((e) => readSimulation(e, t, n.get(x(e.task_id))));
			}
		};
	})))();
}
// src/core/formats/tau/tau-bench.ts
function trialsOf({ json: e }) {
	let t = Array.isArray(e) ? e : e === void 0 ? [] : [e], n = t.filter(M).filter(isTrial);
	return n.length === t.length ? n : [];
}
function isTrial(e) {
	return Array.isArray(e.traj) && "reward" in e;
}
function readTrial(e) {
	let { trace: t, notes: n } = traceFromMessages(Array.isArray(e.traj) ? e.traj : [], `tau-bench-${x(e.task_id)}-${x(e.trial ?? 0)}`), r = feedbackOf(e);
	return M(e.info) && t.events.push({
		type: "other",
		name: "info",
		data: e.info
	}), {
		trace: {
			...t,
			source: { format: "tau-bench" },
			feedback: r
		},
		notes: n
	};
}
function feedbackOf(e) {
	let t = M(e.info) ? e.info : {}, n = M(t.task) ? t.task : {}, r = list(n.actions).filter(M), i = list(n.outputs).filter((e) => typeof e == "string");
	return {
		rating: e.reward === 1 ? "good" : "bad",
		expected_calls: r.map((e) => ({
			tool: x(e.name),
			args: e.kwargs ?? {}
		})),
		...i.length > 0 ? { expected_text: i } : {}
	};
}
function list(e) {
	return Array.isArray(e) ? e : [];
}
var Ss;
function init_tau_bench() {
	return (init_tau_bench = e((() => {
		G(), init_openai_chat(), Ss = {
			name: "tau-bench",
			title: "tau-bench results",
			carries: "messages, calls, results, reward, expected calls and texts as feedback",
			detect: (e) => +(trialsOf(e).length > 0),
			itemKind: (e) => M(e) && isTrial(e) ? "run" : void 0,
			read: (e) => trialsOf(e).map(readTrial)
		};
	})))();
}
// src/core/formats/input/trace-formats.ts
function formatSummaries() {
	return [...Cs.map(({ name: e, title: t, carries: n }) => ({
		name: e,
		title: t,
		carries: n
	})), ws];
}
var Cs, ws;
function init_trace_formats() {
	return (init_trace_formats = e((() => {
		init_adk(), init_agent_as_a_judge(), init_agentdojo(), init_ai_sdk_ui(), init_anthropic_messages(), init_atif(), init_autogen(), init_braintrust(), init_claude_code(), init_cline(), init_codex(), init_gemini(), init_http_recording(), init_inspect(), init_langgraph(), init_langsmith(), init_langfuse(), init_managed_agents(), init_native(), init_openai_agents(), init_openai_chat(), init_openai_responses(), init_openai_run_state(), init_openhands(), init_otlp(), init_opencode(), init_pi(), init_promptfoo(), init_pydantic_ai(), init_smolagents(), init_swe_agent(), init_tau2(), init_tau_bench(), Cs = [
			fo,
			Qo,
			Xr,
			vo,
			ii,
			Oi,
			Ea,
			oo,
			mo,
			yo,
			wa,
			Bi,
			Sa,
			_s,
			oi,
			Qr,
			Ss,
			xs,
			ca,
			lo,
			Wi,
			ti,
			as,
			$o,
			ts,
			Eo,
			Hr,
			Kr,
			ns,
			ci,
			Ai,
			wi,
			fs
		], ws = {
			name: "table",
			title: "Rows of CSV or JSON lines, by a mapping",
			carries: "what the mapping names a column for"
		};
	})))();
}
// src/core/case/notes.ts
function caseNotes({ trace: e, title: t, signatures: n, assertions: r, reasons: i, notes: a }) {
	return `${[
		`# ${heading(t)}`,
		"## What went wrong",
		n.map(({ check: e, why: t }) => `- ${inlineCode(t)} (${inlineCode(O(e))})`).join("\n"),
		"## What must happen instead",
		r.map((e) => assertionLine(e, i?.get(e))).join("\n"),
		...a.length > 0 ? ["## To check", a.map((e) => `- ${inlineCode(e)}`).join("\n")] : [],
		"## Timeline",
		codeBlock(timeline(e))
	].join("\n\n")}\n`;
}
function assertionLine(e, t) {
	let n = inlineCode(O(e));
	return t === void 0 ? `- ${n}` : `- ${t} (${n})`;
}
function heading(e) {
	return /^[A-Za-z0-9 ,;:'()-]+$/.test(e.replaceAll("_", "")) && !e.includes("__") ? e : inlineCode(e);
}
function inlineCode(e) {
	let t = Cn(e).replace(/\s+/g, " ").trim(), n = "`".repeat(longestRun(t) + 1), r = t === "" || t.startsWith("`") || t.endsWith("`") ? " " : "";
	return `${n}${r}${t}${r}${n}`;
}
function codeBlock(e) {
	let t = Cn(e), n = "`".repeat(Math.max(3, longestRun(t) + 1));
	return `${n}text\n${t}\n${n}`;
}
function longestRun(e) {
	return (e.match(/`+/g) ?? []).reduce((e, t) => Math.max(e, t.length), 0);
}
function init_notes() {
	return (init_notes = e((() => {
		Tn(), init_timeline(), Oe();
	})))();
}
// src/core/scaffold/case-effects.ts
function expectingLookup(e, t) {
	let { effects: n, configEffects: r, terminal_tools: i = [] } = e, a = et(n, r), o = new Set((t?.expected_calls ?? []).map(({ tool: e }) => e)), s = e.expectation?.expected_calls !== void 0;
	return (e) => {
		let t = a(e);
		if (!o.has(e) || !t.guessed) return t;
		let n = i.includes(e) || ot(e);
		return an(e) === void 0 || s && !n ? {
			effect: "write",
			guessed: !0
		} : t;
	};
}
function expectedWrites({ assertions: e }, t) {
	return e.flatMap((e) => e.kind === "writes_are" ? e.calls : []).map(({ tool: e }) => {
		let { effect: n, guessed: r } = t(e);
		return {
			tool: e,
			effect: n,
			effect_guessed: r
		};
	});
}
function caseEffects(e, { effects: t = {}, configEffects: n = {} }) {
	let r = /* @__PURE__ */ new Map(), i = /* @__PURE__ */ new Set();
	for (let { tool: a, effect: o, effect_guessed: s } of e) (!Object.hasOwn(n, a) || Object.hasOwn(t, a)) && n[a] !== o && (r.set(a, o), s && i.add(a));
	let a = [...r].toSorted(([e], [t]) => e < t ? -1 : 1);
	return {
		effects: Object.fromEntries(a),
		guessed: [...i].toSorted()
	};
}
function init_case_effects() {
	return (init_case_effects = e((() => {
		fn();
	})))();
}
// src/core/scaffold/call-phrases.ts
function toolWords(e) {
	let t = wordsOfTool(e), [n = e, ...r] = t;
	if (isThing(t)) {
		let e = t.join(" ");
		return {
			done: `called ${e}`,
			plain: `call ${e}`,
			past: "called",
			object: e,
			objects: void 0
		};
	}
	let i = pastOf(n), a = r.join(" "), { named: o, several: s } = objectWords(r), of = (e) => a === "" ? e : `${e} ${o}`;
	return {
		done: of(i),
		plain: of(n),
		past: i,
		object: a,
		objects: s
	};
}
function objectWords(e) {
	let t = e.join(" "), n = e.findIndex((e) => Es.has(e)), r = e[(n === -1 ? e.length : n) - 1];
	return r === void 0 || !/(?:[^s]|ss|us|is)$/.test(r) || Ds.has(r) || !/^[a-z]/.test(t) ? {
		named: t,
		several: void 0
	} : {
		named: `${/^(?:[aeio]|u(?!ni|se|rl|ri|uid))/.test(t) ? "an" : "a"} ${t}`,
		several: n === -1 ? pluralOf(t) : void 0
	};
}
function pluralOf(e) {
	return /[^aeiou]y$/.test(e) ? `${e.slice(0, -1)}ies` : /(?:s|x|ch|sh)$/.test(e) ? `${e}es` : `${e}s`;
}
function wordsOfTool(e) {
	return e.slice(0, 80).replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2").replaceAll(/[^A-Za-z0-9]+/g, " ").trim().toLowerCase().split(" ");
}
function isThing([e = "", ...t]) {
	if (Os.has(e)) return !0;
	let isVerb = (e) => Object.hasOwn(Ts, e) || an(e) !== void 0;
	return !isVerb(e) && (t.length === 0 || t.some(isVerb));
}
function pastOf(e) {
	return Object.hasOwn(Ts, e) ? Ts[e] ?? e : e.endsWith("e") ? `${e}d` : /[^aeiou]y$/.test(e) ? `${e.slice(0, -1)}ied` : `${e}ed`;
}
function showable(e, t) {
	let n = e.replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2");
	return ks.test(n) ? !1 : typeof t == "number" ? !Qe(t) && Math.abs(t) < 1e7 : typeof t == "boolean" ? !0 : typeof t != "string" || isRedacted(t) ? !1 : /^(?:[a-z][a-z _-]{0,23}|[A-Z]{2,5}\d{0,4}|\d{4}-\d{2}-\d{2}|[-+]?\d{1,9}(?:[.,]\d{1,2})?(?: ?[A-Z]{3})?)$/.test(t);
}
function isRedacted(e) {
	return i(e) !== void 0 || mt().test(e);
}
function shown(e, t = typeof e == "number" && !Number.isInteger(e)) {
	return typeof e == "number" && t ? e.toFixed(2) : typeof e == "string" ? e : JSON.stringify(e);
}
function differences(e, t) {
	return !M(e) || !M(t) ? [] : Object.keys(e).filter((n) => !isSame(e[n], t[n])).map((n) => difference(n, e[n], t[n])).toSorted((e, t) => Number(t.says) - Number(e.says));
}
function isSame(e, t) {
	return e === void 0 || t === void 0 ? e === t : Vt(e, t);
}
function difference(e, t, n) {
	let r = plainName(e);
	if (n === void 0 || t === void 0) return {
		words: `no ${r}`,
		says: !1
	};
	if (showable(e, n) && showable(e, t)) {
		let e = [n, t].some((e) => typeof e == "number" && !Number.isInteger(e));
		return {
			words: `${r} ${shown(n, e)} instead of ${shown(t, e)}`,
			says: !0
		};
	}
	return Array.isArray(t) && Array.isArray(n) ? listDifference(r, t, n) : {
		words: `the wrong ${r}`,
		says: !1
	};
}
function listDifference(e, t, n) {
	let r = e.replace(/s$/, "");
	if (t.length !== n.length) return {
		words: `${Dn(n.length, r)} instead of ${t.length}`,
		says: !0
	};
	let i = t.findIndex((e, t) => !isSame(e, n[t])), a = differences(t[i] ?? null, n[i] ?? null).find(({ says: e }) => e);
	return a === void 0 ? {
		words: `the wrong ${t.length === 1 ? r : e}`,
		says: !1
	} : a.words.startsWith(r) ? a : {
		words: `${r} ${a.words}`,
		says: !0
	};
}
function plainName(e) {
	return e.slice(0, 40).replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2").replaceAll(/[^A-Za-z0-9]+/g, " ").trim().toLowerCase();
}
function tellingArguments(e, { object: t }) {
	if (!M(e)) return "";
	let n = Object.entries(e).filter(([e, t]) => showable(e, t) && typeof t != "boolean").slice(0, 2).map(([e, t]) => [plainName(e), shown(t)]), [r] = n;
	return r === void 0 ? "" : n.length === 1 && r[0] === "amount" ? ` of ${r[1]}` : n.length === 1 && t.endsWith(r[0]) ? ` to ${r[1]}` : ` with ${n.map((e) => e.join(" ")).join(" and ")}`;
}
var Ts, Es, Ds, Os, ks;
function init_call_phrases() {
	return (init_call_phrases = e((() => {
		We(), fn(), Nn(), Nt(), Ts = {
			buy: "bought",
			get: "got",
			give: "gave",
			make: "made",
			pay: "paid",
			put: "put",
			read: "read",
			reset: "reset",
			run: "ran",
			send: "sent",
			set: "set",
			submit: "submitted",
			transfer: "transferred",
			withdraw: "withdrew",
			write: "wrote",
			find: "found",
			hold: "held",
			cancel: "cancelled",
			book: "booked"
		}, Es = new Set("to for from in on at by with of off out up as into all my me the a an".split(" ")), Ds = new Set("info information data money weather feedback code content text history help access memory news mail stock".split(" ")), Os = /* @__PURE__ */ new Set([
			"bash",
			"shell",
			"sql",
			"ls",
			"cat",
			"head",
			"tail",
			"stat",
			"status",
			"is",
			"has"
		]), ks = /(?:^|_)(?:ids?|uuid|user|username|names?|e?mails?|phone|tel|mobile|address|street|city|zip|postal|birth|birthday|dob|passengers?|customer|guests?|account|card|iban|token|key|password|secret|ssn|recipients?|to|from|cc|bcc|subject|body|message|text|comment|note|notes|reason|summary|description|query|content|payments?|methods?)(?:_|$)/i;
	})))();
}
// src/core/scaffold/claims.ts
function doneWords(e) {
	let [t = "", ...n] = wordsOfTool(e), r = n.flatMap((e) => Object.hasOwn(As, e) ? [As[e] ?? ""] : []), i = [participleOf(t), ...r].filter((e) => /^[a-z]{3,30}$/.test(e));
	return [...new Set(i)].map((e) => e.replace(/ll?ed$/, "ll?ed"));
}
function participleOf(e) {
	let t = {
		withdraw: "withdrawn",
		give: "given",
		write: "written"
	};
	return Object.hasOwn(t, e) ? t[e] ?? e : pastOf(e);
}
function claims({ said: e }, t) {
	let n = doneWords(t);
	if (n.length === 0) return !1;
	let r = RegExp(`\\b(?:(?:ha(?:s|ve|d)|'ve|’ve|was|were|i|we)${js}(?: been${js})?|(?:is|are) now|successfully) (?:${n.join("|")})\\b`, "i");
	return e.some((e) => e.split(/[.!?;\n]|, (?:and|but|so) | but /).some((e) => r.test(e) && !Ms.test(e)));
}
function amountClaims(e, t) {
	let n = doneWords(e).find((e) => Ns.has(e));
	if (n === void 0) return [];
	let r = numberPattern(t), i = "(?<!not |never |n['’]t |yet )", a = "(?: now| just| also| already| fully)?", o = `\\b(?:i|we|i've|we've|have|has|was|were|${i}been|will be)${a} ${n}`, s = `${i}(?:issued|processed|sent|made) (?:a|the|your|another) refund`, c = `\\b(?:has|have|was|were|is|are|will)${a}(?: been| be| being)?${a} (?:${n}|issued|processed|sent)`, l = "(?:[$€£] ?)?", u = `(?<![\\d.,]|\\b(?:no|not|none|nothing)(?: of)?(?: the| your)? ${l}|(?:\\d of|of (?:the|your|this)) ${l})`, d = `(?:and|plus|also|another|further) (?:then )?(?:another |a further |further )?${l}`;
	return [
		`(?:${o}|${s})[^.!?\\n\\d]{0,40}${r}`,
		`${o}[^!?\\n]{0,80}${d}${r}`,
		`${u}${r}[^.!?\\n\\d]{0,40}${c}`
	].map((e) => ({
		kind: "output_matches",
		pattern: e,
		flags: "i",
		in: "any",
		not: !0
	}));
}
function claimOfOthers(e, t) {
	let n = Ps.filter(({ alike: e }) => !e.test(t)).flatMap(({ words: e }) => e), r = [...new Set(e.flatMap(doneWords))].filter((e) => n.includes(e));
	return r.length === 0 ? [] : [{
		kind: "output_matches",
		pattern: `(?<!(?:n['’]t|\\b(?:no[tr]?|never|none|nothing|nobody|cannot|if|whether|once|until|unless|after|before|when|should|could|would|might|may|must))\\b[^.!?;\\n]{0,40})\\b(?:(?:i|we|i['’]ve|we['’]ve)(?: have)?|(?:has|have)(?: now| just| also| already| since)?(?: been)?)${js} (?:${r.join("|")})\\b`,
		flags: "i",
		in: "any",
		not: !0
	}];
}
function numberPattern(e) {
	let [t = "", n = ""] = String(e).split(".");
	return `${t.replaceAll(/\B(?=(?:\d{3})+$)/g, "[.,' ]?")}${n === "" ? "(?:[.,]00?)?" : `[.,]${n}0?`}(?!\\d|[.,]\\d)`;
}
var As, js, Ms, Ns, Ps;
function init_claims() {
	return (init_claims = e((() => {
		init_call_phrases(), As = {
			refund: "refunded",
			refunds: "refunded",
			cancellation: "cancelled",
			booking: "booked",
			payment: "paid",
			payout: "paid",
			transfer: "transferred",
			exchange: "exchanged",
			return: "returned",
			upgrade: "upgraded",
			credit: "credited",
			charge: "charged",
			deposit: "deposited",
			withdrawal: "withdrawn"
		}, js = "(?: (?:now|just|also|already|fully|successfully|since))?", Ms = /\b(?:not|n.t|never|no|none|nothing|neither|nor|nobody|cannot|unable|without|unless|before|once|if|whether|after|when|until|(?:should|could|would|might|may|must) have)\b/i, Ns = new Set("refund charge pay send transfer credit withdraw deposit issue".split(" ").map((e) => participleOf(e))), Ps = [{
			words: ["refunded", "credited"],
			alike: /refund|credit|return|pa(?:y|id)|charg|cancel|compensat|voucher|certificate|reimburs|money back/i
		}, {
			words: ["cancell?ed", "deleted"],
			alike: /cancel|refund|delet|remov|terminat|clos|stop|exchang|replac|return|rebook|clear|purg|eras|archiv/i
		}];
	})))();
}
// src/core/scaffold/sharper-assertions.ts
function sharperAssertions(e) {
	let t = [
		...because("only this tool's answer holds what a right run writes or says", lookUps(e).map(({ tool: e }) => ({
			kind: "tool_called",
			tool: e,
			match: "exact"
		}))),
		...because("does not say that the wrong amount was moved", wrongClaims(e)),
		...because("does not say that something else was done", otherClaims(e)),
		...because("answers in words, not with a print of all that is known", ownAnswer(e)),
		...because("does not go in circles", noCircles(e))
	];
	return [...new Map(t.map((e) => [JSON.stringify(e.check), e])).values()];
}
function because(e, t) {
	return t.map((t) => ({
		check: t,
		why: e
	}));
}
function offeredAssertions(e) {
	let { run: t, others: n = [] } = e, r = Math.max(t.steps, ...n.map(({ steps: e }) => e)), i = {
		kind: "max_steps",
		count: Math.max(2 * r, r + 10)
	};
	return [...lookUps(e).flatMap(({ tool: e, write: t }) => t === void 0 ? [] : [inOrder(e, t)]).map((e) => `${offer(e)} (where no other tool may write the same)`), ...r === 0 ? [] : [`${offer(i)} (the recorded runs took at most ${Dn(r, "step")})`]];
}
function offer(e) {
	return `offered, not taken: - ${yamlLine(mn(e))}`;
}
function yamlLine(e) {
	return Object.entries(e).map(([e, t]) => `${e}: ${JSON.stringify(t)}`).join("");
}
function lookUps({ trace: e, run: t, assertions: n, others: r = [] }) {
	let i = toldTo(e), a = n.flatMap((e) => e.kind === "writes_are" ? e.calls : []), o = n.flatMap((e) => e.kind === "output_contains" && !e.not ? [e.text] : []), sourceOf = (e) => {
		let n = soleSource(e.filter((e) => isTelling(e, i)), t);
		return r.every(({ calls: e }) => e.some((e) => e.tool === n)) ? n : void 0;
	}, s = a.flatMap((e) => {
		let t = sourceOf(leavesOf(e.args));
		return t === void 0 ? [] : [{
			tool: t,
			write: e
		}];
	}), c = sourceOf(o);
	return [...s.slice(0, 1), ...c === void 0 ? [] : [{ tool: c }]];
}
function toldTo({ events: e }) {
	return e.flatMap((e) => e.type === "input_message" ? [Ge(e.content)] : []).join("\n");
}
function inOrder(e, t) {
	return {
		kind: "tool_sequence",
		mode: "in-order",
		calls: [e, t.tool].map((e) => ({
			tool: e,
			match: "ignore"
		}))
	};
}
function isTelling(e, t) {
	return (e.length >= 4 || /\d[\d.,]*\d/.test(e)) && !It(t, e);
}
function soleSource(e, { calls: t }) {
	for (let n of e) {
		let [e, ...r] = new Set(t.filter((e) => tells(e, n)).map(({ tool: e }) => e));
		if (e !== void 0 && r.length === 0) return e;
	}
}
function tells({ effect: e, output: t, error: n }, r) {
	return e === "read" && n === void 0 && t !== void 0 && It(outputJson(t), r);
}
function outputJson(e) {
	return typeof e == "string" ? e : JSON.stringify(e);
}
function leavesOf(e) {
	return typeof e == "string" || typeof e == "number" ? [String(e)] : typeof e != "object" || !e || rt(e) !== void 0 ? [] : Object.values(e).flatMap((e) => leavesOf(e));
}
function wrongClaims({ run: e, assertions: t }) {
	let n = t.find((e) => e.kind === "writes_are");
	if (n === void 0) return [];
	let r = new Set(n.calls.flatMap(({ args: e }) => leavesOf(e))), i = De(e).flatMap(({ tool: e, args: t }) => M(t) ? Object.values(t).filter((e) => typeof e == "number" && e >= 2 && !r.has(String(e))).flatMap((t) => amountClaims(e, t)) : []);
	return i.some((t) => Ut(e, t).outcome === "fail") ? i : [];
}
function otherClaims({ trace: e, run: t, assertions: n, others: r = [], writers: i = [] }) {
	let a = n.find((e) => e.kind === "writes_are")?.calls;
	if (a === void 0) return [];
	let o = [t, ...r].flatMap((e) => e.calls);
	return claimOfOthers(i, [
		toldTo(e),
		...a.map(({ tool: e }) => e),
		...o.flatMap(({ tool: e, effect: t, output: n }) => [t === "write" ? e : "", outputJson(n ?? "")]),
		...[t, ...r].flatMap(({ said: e }) => e)
	].join("\n"));
}
function ownAnswer({ run: e, assertions: t, others: n = [] }) {
	if (t.filter((e) => e.kind === "output_contains" && !e.not).length === 0) return [];
	let r = [e, ...n].flatMap((e) => [...e.said, le(e.final_output)]), i = Math.max(0, ...r.map((e) => e.length)), a = Math.min(15e3, Math.max(Fs, Math.ceil(3 * i / 100) * 100)), o = "^\\s*[{[]", s = r.every((e) => !RegExp(o).test(e));
	return [{
		kind: "output_matches",
		pattern: `^[\\s\\S]{0,${a}}$`,
		flags: "",
		in: "final",
		not: !1
	}, ...s ? [{
		kind: "output_matches",
		pattern: o,
		flags: "",
		in: "final",
		not: !0
	}] : []];
}
function noCircles({ run: e, others: t = [] }) {
	let n = Math.max(0, ...[e, ...t].map((e) => nt(e)?.count ?? 0));
	return n === 0 ? [] : [{
		kind: "repeated_call",
		times: Math.max(Is, 3 * n),
		unchanged: !1,
		not: !0
	}];
}
var Fs, Is;
function init_sharper_assertions() {
	return (init_sharper_assertions = e((() => {
		Jt(), xt(), E(), Nn(), Oe(), $e(), St(), Kt(), init_claims(), Fs = 1500, Is = 10;
	})))();
}
// src/core/scaffold/optional-arguments.ts
function withoutOptional(e, t) {
	let n = [];
	return {
		checks: e.map((e) => {
			if (e.kind !== "writes_are") return e;
			let r = freedWrites(e, t);
			if (r.names.size === 0 || Ut(t.run, r.check).outcome !== "fail") return e;
			for (let [e, t] of r.names) n.push(freedNote(e, [...t]));
			return r.check;
		}),
		notes: n
	};
}
function freedNote(e, t) {
	return `${e} can do without ${t.join(", ")}, so a right run may say it otherwise or not at all; if it matters, add it to writes_are in case.yaml`;
}
function freedWrites(e, t) {
	let n = pe(t.trace), r = [t.run, ...t.others ?? []], i = /* @__PURE__ */ new Map(), a = e.calls.map((e) => {
		if (!M(e.args) || e.match !== "subset") return e;
		let a = r.flatMap((t) => t.calls.filter(({ tool: t, error: n }) => t === e.tool && !n)), o = Object.hasOwn(n, e.tool) ? n[e.tool] : void 0, s = Object.entries(e.args).flatMap(([n, r]) => isFree(n, r, {
			schema: o,
			made: a,
			failed: t.run
		}, e.tool) ? [n] : []);
		return s.length === 0 ? e : (i.set(e.tool, /* @__PURE__ */ new Set([...i.get(e.tool) ?? [], ...s])), {
			...e,
			args: without(e.args, s)
		});
	});
	return {
		check: {
			...e,
			calls: a
		},
		names: i
	};
}
function isFree(e, t, { schema: n, made: r, failed: i }, a) {
	return isOptional(e, n, r) ? typeof t == "boolean" ? i.calls.every(({ tool: n, args: r }) => n !== a || memberOf(r, e) !== !t) : typeof t == "string" && isProse(e, t) && !isChoice(propertyOf(n, e)) : !1;
}
function isOptional(e, t, n) {
	let r = propertyOf(t, e);
	if (r === void 0) {
		let r = n.some(({ args: t }) => memberOf(t, e) !== void 0);
		return t === void 0 && r && n.some(({ args: t }) => M(t) && !Object.hasOwn(t, e));
	}
	return !(M(t) && Array.isArray(t.required) ? t.required : []).includes(e) || isNullable(r);
}
function propertyOf(e, t) {
	return memberOf(M(e) ? e.properties : void 0, t);
}
function memberOf(e, t) {
	return M(e) && Object.hasOwn(e, t) ? e[t] : void 0;
}
function isNullable(e) {
	if (!M(e)) return !1;
	let { type: t, anyOf: n } = e;
	return Array.isArray(t) && t.includes("null") ? !0 : Array.isArray(n) && n.some((e) => M(e) && e.type === "null");
}
function isChoice(e) {
	return M(e) && ("enum" in e || "const" in e);
}
function isProse(e, t) {
	return Ee(t.trim()) ? !1 : Ls.test(e.replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2")) ? !0 : !/\d/.test(t) && t.trim().split(/\s+/).length >= Rs;
}
function without(e, t) {
	return Object.fromEntries(Object.entries(e).filter(([e]) => !t.includes(e)));
}
var Ls, Rs;
function init_optional_arguments() {
	return (init_optional_arguments = e((() => {
		E(), We(), we(), Ls = /(?:^|_)(?:reasons?|notes?|comments?|remarks?|memo|messages?|descriptions?|explanations?|summary|details?|text|body|subject|justification|rationale)(?:_|$)/i, Rs = 5;
	})))();
}
// src/core/scaffold/opposites.ts
function opposites(e, t) {
	let n = e.flatMap((e) => opposite(e, t));
	return n.some(({ kind: e }) => e === "status_is") && t.final_output === void 0 && n.push({
		kind: "final_output_exists",
		exists: !0
	}), uniqueChecks(n, (e) => e);
}
function opposite(e, t) {
	return e.kind === "status_is" && e.status !== "success" || e.kind === "error_matches" ? [{
		kind: "status_is",
		status: "success"
	}] : e.kind === "error_ignored" && !e.not ? toldOrRepaired(e) : e.kind === "final_output_exists" && !e.exists ? [{
		kind: "final_output_exists",
		exists: !0
	}] : e.kind === "min_tool_calls" ? fewerCalls(e, t) : e.kind === "repeated_call" && !e.not ? [{
		...e,
		times: Math.min(zs, e.times),
		not: !0
	}] : [];
}
function toldOrRepaired({ tool: e }) {
	return [
		...e === void 0 ? [] : [{
			kind: "tool_called",
			tool: e,
			match: "exact"
		}],
		{
			kind: "error_ignored",
			...J({ tool: e }),
			not: !0
		},
		{
			kind: "status_is",
			status: "success"
		}
	];
}
function fewerCalls({ tool: e, count: t }, n) {
	let r = nt(n, {
		tool: e,
		unchanged: !0
	});
	return r === void 0 || r.count < zs ? [] : [{
		kind: "max_tool_calls",
		tool: r.call.tool,
		count: Math.max(1, Math.min(3, t - 1))
	}];
}
function uniqueChecks(e, t) {
	let n = /* @__PURE__ */ new Set();
	return e.filter((e) => {
		let r = q(t(e));
		return !n.has(r) && (n.add(r), !0);
	});
}
var zs;
function init_opposites() {
	return (init_opposites = e((() => {
		xt(), zs = 3;
	})))();
}
// src/core/scaffold/expected-behaviour.ts
function expectedBehaviour(e) {
	let { run: t, feedback: n, effects: r } = e, i = Ot(e.trace);
	if (i && !isTold(e)) return {
		ok: !1,
		reason: failedProvider(i)
	};
	let a = signaturesOf(e);
	if (isRatedOnly(e, a)) return {
		ok: !1,
		reason: Bs
	};
	if (a.length > 0 && isAnyCrash(a, t)) return {
		ok: !1,
		reason: Vs
	};
	if (a.length === 0) return {
		ok: !1,
		reason: isTold(e) ? "the run meets the expectation" : noFailure(e)
	};
	let { checks: o, notes: s } = withoutOptional(n === void 0 ? [] : checksFromFeedback(n, t, r).assertions, e);
	o.push(...toldReads(e)), o.length > 0 && t.final_output !== void 0 && o.push(Ws);
	let c = a.map(({ check: e }) => e), l = o.length > 0 ? sharperAssertions({
		...e,
		assertions: o,
		writers: writersOf(e)
	}) : [], u = withStatements(dropUnmeetable(e.assertions ?? uniqueChecks([
		...o,
		...l.map(({ check: e }) => e),
		...opposites(c, t)
	], (e) => e), e), e), d = u.some(({ kind: e }) => e !== "semantic" && e !== "script");
	return e.assertions === void 0 && !d && e.statements.length === 0 ? {
		ok: !1,
		reason: "nothing says what should have happened instead"
	} : re(t, u, { terminal_tools: e.terminal_tools }) ? {
		ok: !1,
		reason: "the run meets the expectation"
	} : withoutIdle(anchored({
		ok: !0,
		signatures: a,
		assertions: u,
		reasons: new Map(l.map(({ check: e, why: t }) => [e, t])),
		demandModelCall: !1,
		notes: [
			...Wt(e.trace) ? [] : [Hs],
			...i ? [providerNote(i)] : [],
			...e.assertions === void 0 ? s : [],
			...o.length > 0 && e.assertions === void 0 ? offeredAssertions({
				...e,
				assertions: o
			}) : []
		]
	}, e), e);
}
function writersOf({ tools: e = [], effects: t }) {
	return e.filter((e) => t(e).effect === "write");
}
function isTold({ feedback: e, statements: t, signatures: n, assertions: r }) {
	let { expected_calls: i, expected_text: a, forbidden_calls: o, forbidden_text: s } = e ?? {};
	return [
		i,
		a,
		o,
		s,
		n,
		r
	].some(Boolean) || t.length > 0;
}
function isRatedOnly(e, t) {
	return e.feedback?.rating !== "bad" || isTold(e) ? !1 : !t.some(({ check: e }) => e.kind === "status_is" && e.status === "error");
}
function failedProvider({ fault: e, text: t }) {
	return `the run failed of its model's provider (${e}: ${t}), not of the agent, so a case of it would prove nothing; use another run, or, if the agent should have coped with that`;
}
function providerNote({ fault: e, text: t }) {
	return `the run failed of its model's provider (${e}: ${t}): only a replay of that recorded answer (fixtures/model.json) shows how the agent copes, for a provider that fails during a replay makes it inconclusive`;
}
function isAnyCrash(e, t) {
	return u(e.map(({ check: e }) => e)) && signatureAnchor(t) === void 0;
}
function noFailure({ trace: e }) {
	let t = "the trace shows no failure by itself";
	return Wt(e) ? t : `${t}, nor what the agent said`;
}
function signaturesOf(e) {
	let { trace: t, run: n, terminal_tools: r, effects: i, statements: a, signatures: o } = e;
	if (o) return o.map((e) => ({
		check: e,
		why: O(e)
	}));
	let s = detectSignatures(t, n, {
		terminal_tools: r,
		effects: i
	}), c = toldReads(e).filter((e) => Ut(n, e).outcome === "fail").map(({ tool: e, args: t, match: n }) => ({
		check: {
			kind: "tool_not_called",
			tool: e,
			...J({ args: t }),
			match: n
		},
		why: `expected a call of ${e}, but the run made none`
	})), l = [...uniqueChecks(s, ({ check: e }) => e).map(({ check: e, why: t }) => ({
		check: e,
		why: t
	})), ...c];
	return l.length > 0 || a.length === 0 ? l : sameAnswer(n);
}
function toldReads({ feedback: e, effects: t, run: n, told: r }) {
	if (r !== !0) return [];
	let effectOf = (e) => n.calls.find((t) => t.tool === e)?.effect ?? t(e).effect;
	return (e?.expected_calls ?? []).filter(({ tool: e }) => effectOf(e) !== "write").map((e) => ({
		kind: "tool_called",
		...wantedCall(e)
	}));
}
function sameAnswer(e) {
	return typeof e.final_output != "string" || e.final_output.trim() === "" ? [] : [{
		check: {
			kind: "output_contains",
			text: e.final_output.trim().slice(0, 500).trim(),
			in: "final",
			not: !1
		},
		why: "The answer repeats itself"
	}];
}
function dropUnmeetable(e, { feedback: t, terminal_tools: n }) {
	return (t?.expected_calls ?? []).some(({ tool: e }) => n.includes(e)) ? e.filter(({ kind: e }) => e !== "final_output_exists") : e;
}
function withStatements(e, { statements: t, feedback: n, assertions: r }) {
	let i = t.map((e) => ({
		kind: "semantic",
		statement: e
	}));
	return t.length > 0 || n !== void 0 || r !== void 0 || i.push({
		kind: "semantic",
		statement: mr
	}), [...e, ...i];
}
function anchored(e, { run: t, terminal_tools: n }) {
	let { signatures: r, assertions: i, notes: a } = e, o = r.map(({ check: e }) => e);
	if (hn(ze(), o)) {
		let n = signatureAnchor(t);
		n ? r.push(n) : (e.demandModelCall = !0, a.push("the failure looks like a run in which nothing ran, so a replay must show a model call"));
	}
	let s = u(o) ? signatureAnchor(t) : void 0;
	return s && r.push(s), re(ze(), i) && i.push(n.length > 0 ? Ws : Us), e;
}
function signatureAnchor(e) {
	let t = e.calls.at(-1);
	return t ? {
		check: {
			kind: "tool_called",
			tool: t.tool,
			match: "exact"
		},
		why: `${t.tool} was called`
	} : e.final_output === void 0 ? void 0 : {
		check: {
			kind: "final_output_exists",
			exists: !0
		},
		why: "The run has an answer"
	};
}
var Bs, Vs, Hs, Us, Ws;
function init_expected_behaviour() {
	return (init_expected_behaviour = e((() => {
		E(), Oe(), ye(), init_feedback_checks(), init_detect_signatures(), init_sharper_assertions(), init_idle_expectation(), Ve(), init_optional_arguments(), init_opposites(), Bs = "the run was rated bad, but nothing says what a right run does instead", Vs = "the run failed, but neither an error's text nor a call or an answer tells this failure from any other crash (a missing key, a misspelt import)", Hs = "the trace does not hold what the agent said, so a missing answer does not count as a failure", Us = {
			kind: "output_matches",
			pattern: "\\S",
			flags: "",
			in: "any",
			not: !1
		}, Ws = {
			kind: "final_output_exists",
			exists: !0
		};
	})))();
}
// src/core/scaffold/expectation-drafts.ts
function expectationDrafts(e, t, n = { rating: "bad" }) {
	let r = e.calls.filter(({ effect: e }) => e === "write"), i = (r.length > 0 ? wrongWrites(r) : missingWrites(e, t)).flatMap((e) => isRefused(e, n) ? reopened(e) : [e]);
	return [
		...i.slice(0, Gs),
		...i.some(({ expectation: e }) => e.expected_calls) ? [] : [someCall(e)],
		{
			question: "What must a right answer say?",
			expectation: {
				rating: "bad",
				expected_text: []
			},
			flags: "--expect-text '…'",
			complete: !1
		},
		{
			question: "What must be true of a right run, in a sentence for review?",
			expectation: { rating: "bad" },
			flags: "--expect '…'",
			complete: !1
		}
	];
}
function isRefused({ expectation: e }, { expected_calls: t, forbidden_calls: n }) {
	let [r] = e.forbidden_calls ?? [];
	if (r) return (n ?? []).some(({ tool: e, args: t }) => e === r.tool && t === void 0);
	let [i] = e.expected_calls ?? [];
	if (i === void 0) return t?.length === 0;
	let a = q(i.args ?? {});
	return (t ?? []).some(({ tool: e, args: t }) => e === i.tool && q(t ?? {}) === a);
}
function reopened({ expectation: e, question: t }) {
	let [n] = e.expected_calls ?? [];
	return n === void 0 ? [] : [expected(n.tool, {}, {
		question: t,
		complete: !1
	})];
}
function wrongWrites(e) {
	let t = new Map(e.map((e) => [e.tool, e])), n = [...t.keys()].filter(isPlainName), [r = ""] = n, i = plainArguments(t.get(r)?.args ?? {});
	return [
		...n.slice(0, 1).map((e) => forbidden(e)),
		{
			question: "Should nothing have been written?",
			expectation: {
				rating: "bad",
				expected_calls: []
			},
			flags: "--expect-none",
			complete: !0
		},
		...r === "" ? [] : [expected(r, i, {
			question: `Should ${r} have had other arguments?`,
			complete: !1
		})],
		...n.slice(1).map((e) => forbidden(e))
	];
}
function forbidden(e) {
	return {
		question: `Was ${e} wrong to be called?`,
		expectation: {
			rating: "bad",
			forbidden_calls: [{ tool: e }]
		},
		flags: `--forbid-call ${e}`,
		complete: !0
	};
}
function missingWrites({ calls: e }, t) {
	let n = et(), r = knownValues(e);
	return Object.entries(t === void 0 ? {} : pe(t)).filter(([e]) => isPlainName(e) && n(e).effect === "write").map(([e, t]) => filledIn(e, t, r)).toSorted((e, t) => t.filled - e.filled || e.open - t.open).map(({ tool: e, args: t, open: n }) => expected(e, t, {
		question: `Should ${e} have been called?`,
		complete: n === 0
	}));
}
function expected(e, t, { question: n, complete: r }) {
	let i = r || Object.keys(t).length > 0 ? JSON.stringify(t) : "{…}";
	return {
		question: n,
		expectation: {
			rating: "bad",
			expected_calls: [{
				tool: e,
				args: t
			}]
		},
		flags: `--expect-call '${e}=${i}'`,
		complete: r
	};
}
function someCall({ calls: e }) {
	return {
		question: "Which writes does a right run make, with which arguments?",
		expectation: {
			rating: "bad",
			expected_calls: []
		},
		flags: `--expect-call '${e.map((e) => e.tool).find(isPlainName) ?? "tool"}={…}'`,
		complete: !1
	};
}
function filledIn(e, t, n) {
	let r = M(t) && Array.isArray(t.required) ? t.required : [], i = r.filter((e) => typeof e == "string").filter(isPlainName), a = Object.fromEntries(i.map((e) => [e, n.get(e) ?? "…"])), o = i.filter((e) => n.has(e)).length;
	return {
		tool: e,
		args: a,
		filled: o,
		open: i.length - o + +(i.length < r.length)
	};
}
function knownValues(e) {
	return new Map(e.flatMap(({ args: e }) => Object.entries(plainArguments(e))));
}
function plainArguments(e) {
	return M(e) ? Object.fromEntries(Object.entries(e).filter(([e, t]) => isPlainName(e) && isPlainValue(t))) : {};
}
function isPlainValue(e) {
	return typeof e == "number" || typeof e == "boolean" || typeof e == "string" && isPlainName(e) && !Ee(e);
}
function expectationNeeded(e, t) {
	let n = t.map(({ question: e, flags: t }) => `${e} ${t}`), r = e.endsWith(" that") ? ", " : "; ";
	return new Y("expectation_needed", `${e}${r}say what a right run does`, {
		hint: `one of: ${n.join(" · ")}`,
		cause: { drafts: t }
	});
}
function isPlainName(e) {
	return /^[A-Za-z0-9_][A-Za-z0-9_.:-]{0,63}$/.test(e);
}
var Gs;
function init_expectation_drafts() {
	return (init_expectation_drafts = e((() => {
		fn(), K(), We(), we(), Gs = 3;
	})))();
}
// src/core/scaffold/plain-text.ts
function plainText(e) {
	let t = e.replaceAll(/\p{Cf}/gu, (e, t, n) => yn(e, t, n) ? e : " ").replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
	return je(t, Ks);
}
var Ks;
function init_plain_text() {
	return (init_plain_text = e((() => {
		ln(), An(), Ks = 200;
	})))();
}
// src/core/scaffold/error-words.ts
function errorWords(e) {
	let t = plainText(replaceVariable((qe(e) ?? e).replace(/^Uncaught /, "").replaceAll(mt(), "…").slice(0, 400), (e, t, n) => t === "<text>" && /^["'`“][A-Za-z_$][\w$.-]{0,40}["'`”]$/.test(e) || t === "<number>" && (/^[45]\d\d$/.test(e) || /^\d{1,2}$/.test(e)) && !/[\w#-]$/.test(n) ? e : "…").replaceAll(/…(?:[\s,;:/.]*…)+/g, "…")), n = /^.{20,}?(?=\. (?!Last error)[A-Z]|[,;] (?:learn more|see|please|for more|visit)\b)/.exec(t)?.[0] ?? t;
	return n.length <= qs ? n : `${kn(n, qs).replace(/\s+\S*$/, "")}…`;
}
function namelessError(e) {
	let t = errorWords(e).replace(/^(?:[\w.]{0,60}(?:Error|Exception): )+(?=.)/, "");
	return /^[a-z]+(?:_[a-z]+)+$/.test(t) ? t.replaceAll("_", " ") : t;
}
var qs;
function init_error_words() {
	return (init_error_words = e((() => {
		He(), init_mask_text(), We(), An(), init_plain_text(), qs = 90;
	})))();
}
// src/core/scaffold/write-phrases.ts
function writePhrase(e, t, n) {
	let r = gt(e.length, t.length, (n, r) => {
		let [i, a] = [e[n], t[r]];
		return i !== void 0 && a !== void 0 && pt(i, a);
	}), i = new Set(r), { pairs: a, missing: o, extra: s } = paired(e.filter((e, t) => r[t] === void 0), t.filter((e, t) => !i.has(t))), c = a.map(wrongCall), [l] = [
		...o.filter(({ tool: e }) => !isLike(e, t) && claims(n, e)).map(claimed),
		...tooOften(s, e, t),
		...c.filter(({ says: e }) => e).map(({ text: e }) => e),
		...unexpected(s, e),
		...c.filter(({ says: e }) => !e).map(({ text: e }) => e)
	];
	if (l !== void 0) return {
		text: l,
		left_out: !1
	};
	let u = leftOut(o, e, t, n);
	return u === void 0 ? void 0 : {
		text: u,
		left_out: !0
	};
}
function paired(e, t) {
	let n = [], r = e.flatMap((e) => t.filter(({ tool: t }) => t === e.tool).map((t) => ({
		want: e,
		call: t
	}))).map((e) => ({
		...e,
		far: differences(e.want.args ?? {}, e.call.args).length
	})).toSorted((e, t) => e.far - t.far);
	for (let { want: e, call: t } of r) n.some((n) => n.want === e || n.call === t) || n.push({
		want: e,
		call: t
	});
	return {
		pairs: n,
		missing: e.filter((e) => !n.some((t) => t.want === e)),
		extra: t.filter((e) => !n.some((t) => t.call === e))
	};
}
function wrongCall({ want: { tool: e, args: t = {} }, call: n }) {
	let { done: r, past: i } = toolWords(e), a = differences(t, n.args), [o] = a;
	if (o === void 0) return {
		text: `${r} wrongly`,
		says: !1
	};
	let { says: s } = o, c = a.length === 1 && /^(?:amount|total|sum|price|value) (\S+ instead of \S+)$/.exec(o.words)?.[1];
	return c && s ? {
		text: `${/^(?:refund|pa[iy]|charg|credit|deposit|withdr)/.test(i) ? i : `${r} of`} ${c}`,
		says: s
	} : {
		text: `${r} with ${o.words}`,
		says: s
	};
}
function isNever(e, t) {
	return !t.some((t) => t.tool === e);
}
function isLike(e, t) {
	return t.some((t) => toolWords(t.tool).past === toolWords(e).past);
}
function claimed({ tool: e }) {
	let t = noun(e);
	return t === void 0 ? `claimed that it ${toolWords(e).done}, but never did` : `claimed ${t} that was never made`;
}
function tooOften(e, t, n) {
	return e.filter((e) => t.some(({ tool: t }) => t === e.tool)).map((e) => {
		let [r, i] = [n, t].map((t) => t.filter(({ tool: t }) => t === e.tool)), a = n.filter((t) => t.tool === e.tool && sameArgs(t.args, e.args)).length;
		if (a < (r?.length ?? 0) || i?.length !== 1) return howOften(e.tool, r?.length ?? 0, i?.length ?? 0);
		let { past: o, object: s } = toolWords(e.tool), c = a === 2 ? "twice" : `${a} times`;
		return s === "" ? `${o} ${c} instead of once` : `${o} the same ${s} ${c}`;
	});
}
function howOften(e, t, n) {
	let { past: r, done: i, plain: a, object: o, objects: s } = toolWords(e);
	return s === void 0 && t === 0 ? `did not ${a}, but should have ${Dn(n, "time")}` : s !== void 0 && t === 0 ? `${r} none of ${n} ${s}` : s === void 0 ? `${i} ${Dn(t, "time")} instead of ${n}` : `${r} ${t} ${t === 1 ? o : s} instead of ${n}`;
}
function unexpected(e, t) {
	let n = [...new Set(t.map(({ tool: e }) => e))], [r] = n, i = n.length > 1 ? ", but should not have" : `, but should ${r === void 0 ? "have changed nothing" : `only have ${toolWords(r).done}`}`;
	return e.filter((e) => !n.includes(e.tool)).map(({ tool: t, args: n }) => {
		let r = toolWords(t), a = e.filter((e) => e.tool === t).length;
		return `${r.done}${a === 1 ? tellingArguments(n, r) : ` ${a} times`}${i}`;
	});
}
function leftOut(e, t, n, r) {
	let i = [...new Set(e.map(({ tool: e }) => e))], a = i.find((e) => isNever(e, n) && failures(e, r).length > 0);
	if (a !== void 0) return triedInVain(a, failures(a, r));
	let [o, s] = i;
	if (o === void 0) return;
	let c = toolWords(o), l = r.errors.find(({ kind: e }) => e === "limit");
	if (l) return `stopped at a limit before it ${c.done}: ${namelessError(l.text)}`;
	let u = r.calls.at(-1) && isHandOver(r.calls.at(-1)?.tool ?? "") ? "handed over to a person" : "", [d, f] = [n, t].map((e) => e.filter(({ tool: e }) => e === o).length);
	if (f !== void 0 && f > 1) return `${howOften(o, d ?? 0, f)}${u && `, then ${u}`}`;
	let p = e.length - 1, m = s === void 0 ? tellingArguments(e[0]?.args ?? {}, c) : ` and did not ${p === 1 ? toolWords(s).plain : `make ${p} other expected changes`}`;
	return `did not ${c.plain}${m}${u && `, but ${u}`}`;
}
function failures(e, { calls: t }) {
	return t.filter((t) => t.tool === e && t.error !== void 0);
}
function triedInVain(e, t) {
	let { plain: n } = toolWords(e), r = namelessError(t.at(-1)?.error?.message ?? "").replace(/(?<=\w), [^,]*….*$/, ""), [i, a] = t.length === 1 ? ["", ""] : [` ${t.length} times`, " each time"];
	return `tried${i} to ${n}, but it failed${a}${r && `: ${r}`}`;
}
function sameArgs(e, t) {
	return M(e) && M(t) && differences(e, t).length === 0 && differences(t, e).length === 0;
}
function noun(e) {
	let [t = e] = wordsOfTool(e);
	if (Object.hasOwn(Js, t)) return Js[t];
	let { object: n } = toolWords(e);
	return /^(?:update|change|modify)$/.test(t) ? `a change${n && ` of ${n}`}` : void 0;
}
var Js;
function init_write_phrases() {
	return (init_write_phrases = e((() => {
		Nn(), a(), init_run_end(), init_call_phrases(), init_claims(), init_error_words(), Js = {
			cancel: "a cancellation",
			refund: "a refund",
			book: "a booking",
			pay: "a payment",
			create: "a creation",
			delete: "a deletion",
			order: "an order",
			transfer: "a transfer",
			exchange: "an exchange",
			return: "a return",
			upgrade: "an upgrade",
			reset: "a reset"
		};
	})))();
}
// src/core/scaffold/case-title.ts
function failureTitle(e) {
	let t = commentOf(e.feedback), n = e.statements?.slice(0, 1).map((e) => `wanted: ${kn(plainText(e), 100)}`) ?? [], r = [worstPhrase(e) ?? [], n].flat().join("; ");
	return plainText(t === "" ? r || (e.feedback?.rating === "bad" ? "rated bad without a reason" : "Failed run") : r === "" ? t : `${t}: ${r}`);
}
function derivedTitle(e) {
	return plainText([...new Set(e.flatMap(kindPhrase))].slice(0, 4).join(", ")) || "Failed run";
}
function commentOf(e) {
	let t = plainText((e?.comment ?? "").replaceAll(mt(), "…")), n = /^.*?[.!?](?=\s|$)/.exec(t)?.[0].replace(/[.]$/, "") ?? t;
	return n.length <= Ys ? n : `${kn(n, Ys).replace(/\s+\S*$/, "")}…`;
}
function worstPhrase(e) {
	let { run: t, feedback: n, signatures: r } = e, has = (e) => r.some((t) => t.kind === e), i = has("writes_are") ? writePhrase(expectedWrites$1(n?.expected_calls ?? [], t, e.effects), De(t), t) : void 0, a = i && `${i.text}${size(t, i.left_out ? 0 : Xs)}`;
	if (i && (!i.left_out || t.status !== "error" || i.text.startsWith("stopped at"))) return a;
	let o = r.find(isLoop), [s] = [
		...o && !(a && isFailed(o, t)) ? [loopPhrase(o, t)] : [],
		...r.flatMap((t) => phrase(t, e)),
		...a === void 0 ? [] : [a],
		...unsaid(r, t)
	];
	return s;
}
function size({ calls: e, said: t, status: n }, r) {
	return e.length < r || n === "error" ? "" : e.length === 0 ? t.length > 1 ? ` (no tool calls in ${t.length} answers)` : " (no tool calls)" : ` (${Dn(e.length, "tool call")})`;
}
function phrase(e, { run: t, feedback: n }) {
	if (e.kind === "status_is") return e.status === "error" ? [endedWith(t)] : [];
	if (e.kind === "final_output_exists") return e.exists || t.status === "error" ? [] : [noAnswer(t)];
	if (e.kind === "error_ignored") return [ignored(e, t)];
	if (e.kind === "tool_called") {
		let r = t.calls.findLast(({ tool: t }) => t === e.tool), i = toolWords(e.tool), a = n?.forbidden_calls?.some(({ tool: t }) => t === e.tool) ? "forbidden" : "not expected";
		return e.args === void 0 && e.times === void 0 && r === void 0 ? [] : [`${i.done}${tellingArguments(r?.args ?? {}, i)}, which was ${a}`];
	}
	return e.kind === "tool_not_called" ? [`did not ${toolWords(e.tool).plain}`] : e.kind === "output_contains" && !e.not ? [e.in === "any" ? "said something that was forbidden" : "gave a wrong answer"] : e.kind === "output_matches" ? [e.not ? "left out something it should have said" : "gave a wrong answer"] : [];
}
function endedWith({ errors: e, calls: t }) {
	let n = e.at(-1);
	if (n === void 0) return `ended with an error${afterCalls(t)}`;
	let r = e.find(({ kind: e }) => e === "limit");
	if (r) return `stopped at a limit${afterCalls(t)}: ${namelessError(r.text)}`;
	let i = t.findLast(({ error: e }) => e !== void 0 && sameError(e.message, n.text)) ?? unanswered(t), a = errorWords(n.text);
	return i === void 0 ? `${a}${afterCalls(t)}` : /^(?!Error:|Exception:)[\w.]+: /.test(a) ? `${a} in ${i.tool}` : `${i.tool} failed: ${namelessError(n.text)}`;
}
function afterCalls(e) {
	let t = e.at(-1);
	return t === void 0 ? "" : e.length === 1 ? ` after calling ${t.tool}` : ` after ${e.length} tool calls`;
}
function unanswered(e) {
	let t = e.at(-1);
	return t?.output === void 0 && t?.error === void 0 ? t : void 0;
}
function sameError(e, t) {
	return e !== "" && (t.includes(e) || e.includes(t));
}
function isLoop(e) {
	return e.kind === "repeated_call" || e.kind === "min_tool_calls";
}
function loopPhrase(e, t) {
	let n = nt(t, { tool: e.tool }), r = e.kind === "min_tool_calls" ? e.count : e.times, i = e.tool ?? n?.call.tool ?? "a tool", a = t.errors.find(({ kind: e }) => e === "limit"), o = namelessError(a?.text ?? "");
	if (n === void 0 || n.count < 3) return a === void 0 ? `called ${i} ${r} times` : `stopped at a limit${afterCalls(t.calls)}, ${r} of them to ${i}: ${o}`;
	let { args: s } = n.call, c = M(s) ? Object.keys(s) : [];
	return `${i}: same ${c.length === 1 ? kn(plainText(c[0] ?? ""), 40) : "call"} ${n.count} times${effectOf(e, t)}${a ? `, then stopped at a limit: ${o}` : ""}`;
}
function effectOf(e, t) {
	let n = nt(t, { tool: e.tool })?.call;
	return n === void 0 ? "" : isFailed(e, t) ? ", each failed" : n.effect === "write" && n.error === void 0 ? ", each took effect" : "";
}
function isFailed(e, t) {
	let n = nt(t, { tool: e.tool })?.call, r = t.calls.filter(({ tool: e, args: t }) => e === n?.tool && Vt(t, n.args));
	return r.length > 0 && r.every(({ error: e }) => e !== void 0);
}
function noAnswer(e) {
	let t = e.calls.at(-1);
	return t === void 0 ? "gave no answer" : `gave no final answer after calling ${t.tool}${size(e, Xs)}`;
}
function ignored({ tool: e }, { calls: t }) {
	let n = t.findLast((t) => t.error !== void 0 && (e ?? t.tool) === t.tool), r = n?.error?.message ? ` (${errorWords(n.error.message)})` : "";
	return `${n?.tool ?? e ?? "a tool"} failed${r} and the answer hides it`;
}
function unsaid(e, t) {
	let n = e.flatMap((e) => e.kind === "output_contains" && e.in === "any" && e.not ? [e.text] : []);
	if (n.length === 0) return [];
	let r = n.filter((e) => /^[-+$€£]?\d[\d.,]{0,12} ?[%€$]?$/.test(e.trim()));
	if (r.length > 0) {
		let e = r.slice(0, 3).join(", ");
		return [`the answer does not contain the expected ${r.length === 1 ? "number" : "numbers"} ${e}${size(t, 0)}`];
	}
	return [`left out ${n.length === 1 ? "something" : `${n.length} things`} it should have said${size(t, 1)}`];
}
function kindPhrase(e) {
	return e.kind === "min_tool_calls" ? [`${e.tool ?? "one tool"} called ${e.count} times`] : e.kind === "repeated_call" ? [`${e.tool ?? "one tool"} called ${e.times} times alike`] : e.kind === "final_output_exists" ? e.exists ? [] : ["no answer"] : e.kind === "status_is" ? [`ended with ${e.status}`] : e.kind === "error_matches" ? e.error_kind === void 0 ? [] : [`${e.error_kind} error`] : e.kind === "error_ignored" ? [`${e.tool ?? "tool"} error hidden`] : e.kind === "writes_are" ? [e.calls.length === 0 ? "nothing written" : `wrong writes: ${names(e.calls)}`] : e.kind === "tool_called" ? [`${e.tool} called`] : e.kind === "tool_not_called" ? [`${e.tool} not called`] : e.kind === "output_contains" || e.kind === "output_matches" ? [e.not ? "something left unsaid" : "a wrong answer"] : [];
}
function names(e) {
	return [...new Set(e.map(({ tool: e }) => e))].slice(0, 3).join(", ");
}
var Ys, Xs;
function init_case_title() {
	return (init_case_title = e((() => {
		xt(), Nn(), $e(), Nt(), We(), init_feedback_checks(), init_call_phrases(), init_error_words(), An(), init_plain_text(), init_write_phrases(), Ys = 80, Xs = 4;
	})))();
}
// src/core/scaffold/clock-in-prompt.ts
function clockPointers(e, { started_at: t, ended_at: n }) {
	let r = Date.parse(t ?? n ?? ""), i = e.exchanges[0]?.request;
	return Number.isNaN(r) || !M(i) ? [] : promptTexts(i).flatMap(([e, t]) => tellsDay(t, r) ? [e] : []);
}
function promptTexts(e) {
	let t = rc.flatMap((t) => {
		let n = e[t];
		return Array.isArray(n) ? n.flatMap((e, n) => M(e) && ic.has(e.role) ? textsIn(e.content, `/${t}/${n}/content`) : []) : [];
	});
	return [...nc.flatMap((t) => textsIn(e[t], `/${t}`)), ...t];
}
function textsIn(e, t) {
	return typeof e == "string" ? [[t, e]] : Array.isArray(e) ? e.flatMap((e, n) => M(e) && typeof e.text == "string" ? [[`${t}/${n}/text`, e.text]] : []) : M(e) ? textsIn(e.parts, `${t}/parts`) : [];
}
function tellsDay(e, t) {
	return e.length > Zs ? !1 : [...[...e.matchAll($s)].map(([e]) => Date.parse(/^\d{4}-/.test(e) ? e : `${e.replace(".", "")} UTC`)), ...[...e.matchAll(ec)].map(([e]) => Number(e) * 1e3)].some((e) => e > t - 2 * tc && e < t + tc);
}
var Zs, Qs, $s, ec, tc, nc, rc, ic;
function init_clock_in_prompt() {
	return (init_clock_in_prompt = e((() => {
		Zs = 2e5, Qs = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}", $s = RegExp(`\\b\\d{4}-\\d{2}-\\d{2}(?=T|\\b)|\\b${Qs}\\.? \\d{1,2}(?:, ?| )\\d{4}\\b|\\b\\d{1,2}\\.? ${Qs}\\.?,? \\d{4}\\b`, "g"), ec = /\b1[5-9]\d{8}(?=\d{3}\b|\.|\b)/g, tc = 864e5, nc = [
			"system",
			"instructions",
			"systemInstruction",
			"system_instruction"
		], rc = ["messages", "input"], ic = /* @__PURE__ */ new Set([
			"system",
			"developer",
			"user"
		]);
	})))();
}
// src/core/scaffold/scaffold-notes.ts
function scaffoldNotes({ input: e, guessed: t, expected: n, lookup: r, expectation: i, fixtures: a, unknown: o, clock: s }) {
	let c = [...o, ...i.notes];
	t.length > 0 && c.push(`effects guessed from the names of the tools: ${t.join(", ")}; check them under effects in case.yaml`);
	let l = n.filter((e) => an(e) !== "write" && r(e).guessed && r(e).effect === "write");
	l.length > 0 && c.push(`treated as writes, since a right run makes them: ${l.join(", ")}; if one only reads, pass --effect <tool>=read`);
	let u = i.signatures.flatMap(({ check: e }) => onlyClassOf(e) ?? []);
	u.length > 0 && c.push(`any ${u.join(", ")} counts as this failure, for the rest of its message varies; add what tells it apart to signatures`);
	let d = e.redactor.findings().length;
	if (d > 0 && c.push(`${d} value${d === 1 ? " was" : "s were"} redacted`), s.length > 0 && c.push(`the prompt tells the date: dates and times at ${s.join(", ")} do not count (replay.match.ignore)`), e.modelFixtures === void 0) {
		let t = e.trace.events.some(({ type: e }) => e === "model_call") ? "so the replay uses a live model" : "so the replay uses a live model if the agent asks one";
		c.push(`no model exchanges were recorded, ${t}`);
	}
	return a.calls.length === 0 && c.push("no tool answers were recorded"), c;
}
function init_scaffold_notes() {
	return (init_scaffold_notes = e((() => {
		fn(), init_error_signature();
	})))();
}
// src/core/scaffold/slug.ts
function slug(e) {
	let t = shorten(e.slice(0, 400).normalize("NFKD").replace(/\p{M}+/gu, "").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, ""));
	return t === "" ? "case" : oc.test(t) ? `case-${t}` : t;
}
function shorten(e) {
	if (e.length <= ac) return e;
	let t = e.slice(0, ac), n = e[ac] === "-" ? ac : t.lastIndexOf("-");
	return (n >= ac / 2 ? t.slice(0, n) : t).replace(/-+$/, "");
}
function givenId(e) {
	if (slug(e) === e) return e;
	throw new Y("invalid_input", `the id is ${JSON.stringify(e.slice(0, 100))}; expected a-z, 0-9 and dashes, at most 48`, { hint: `take ${slug(e)}` });
}
var ac, oc;
function init_slug() {
	return (init_slug = e((() => {
		K(), ac = 48, oc = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
	})))();
}
// src/core/scaffold/unknown-names.ts
function unknownNames(e, t, n) {
	let r = [...e?.expected_calls ?? [], ...e?.forbidden_calls ?? []].flatMap((e) => unknownInCall(e, n));
	return [...new Set(r.filter(({ near: e }) => t || e !== void 0).map(noteOf))];
}
function noteOf({ what: e, near: t }) {
	return t === void 0 ? `${e}: check its spelling` : `${e}; did you mean ${t}?`;
}
function unknownInCall({ tool: e, args: t }, { run: n, schemas: r, tools: i }) {
	let a = n.calls.filter((t) => t.tool === e);
	if (a.length === 0 && !Object.hasOwn(r, e) && !i.includes(e)) {
		let t = [.../* @__PURE__ */ new Set([
			...n.calls.map((e) => e.tool),
			...Object.keys(r),
			...i
		])];
		return [{
			what: `no call of this run has the tool ${e}`,
			near: bn(e, t.filter(isPlainName))
		}];
	}
	let o = M(t) ? Object.keys(t) : [], s = declaredNames(r[e]), c = [.../* @__PURE__ */ new Set([...a.flatMap((e) => M(e.args) ? Object.keys(e.args) : []), ...s])];
	return o.filter((e) => !c.includes(e)).map((t) => ({
		what: `no call of ${e} in this run has the argument ${t}`,
		near: bn(t, c.filter((e) => isPlainName(e) && !o.includes(e)))
	})).filter(({ near: e }) => e !== void 0 || s.length > 0);
}
function declaredNames(e) {
	let t = M(e) ? e.properties : void 0;
	return M(t) ? Object.keys(t) : [];
}
function init_unknown_names() {
	return (init_unknown_names = e((() => {
		Sn(), init_expectation_drafts();
	})))();
}
// src/core/scaffold/scaffold.ts
function scaffoldCase(e) {
	let t = e.modelFixtures ?? recordedExchanges(e.trace), n = t === void 0 ? e : {
		...e,
		modelFixtures: t
	}, { trace: r, model: i, ...a } = redacted(n), o = expectingLookup(n, a.feedback), s = Ke(r, o), c = {
		input: n,
		trace: r,
		run: s,
		lookup: o,
		...a,
		schemas: pe(r)
	}, { expectation: l, unknown: u } = requiredExpectation(c), { effects: d, guessed: f } = caseEffects([...s.calls, ...expectedWrites(l, o)], n), p = oe(r, s), m = fingerprint({
		trace: r,
		run: s,
		terminal_tools: n.terminal_tools ?? [],
		effects: o,
		stored: l.signatures.map(({ check: e }) => e),
		statements: a.statements,
		hash: n.platform.hash
	}), h = i === void 0 ? [] : clockPointers(i, r), g = caseOf({
		...c,
		clock: h,
		expectation: l,
		effects: d,
		group: m.id
	}), _ = scaffoldNotes({
		input: n,
		guessed: f,
		expected: [...new Set((a.feedback?.expected_calls ?? []).map(({ tool: e }) => e))],
		lookup: o,
		expectation: l,
		fixtures: p,
		unknown: u,
		clock: h
	});
	return {
		files: {
			"case.yaml": ge(g, {
				guessed: f,
				reasons: l.reasons
			}),
			"source-trace.json": Bt(r),
			"fixtures/tools.json": Bt(p),
			...J({ "fixtures/model.json": i && Bt(i) }),
			"notes.md": caseNotes({
				trace: r,
				title: g.title,
				...l,
				notes: _
			})
		},
		case: g,
		aliases: m.aliases,
		notes: _
	};
}
function requiredExpectation({ input: e, trace: t, run: n, lookup: r, schemas: i, ...a }) {
	let { terminal_tools: o = [] } = e, s = Object.keys({
		...e.configEffects,
		...e.effects
	}), c = expectedBehaviour({
		trace: t,
		run: n,
		...a,
		terminal_tools: o,
		effects: r,
		told: e.expectation?.expected_calls !== void 0,
		tools: [.../* @__PURE__ */ new Set([...s, ...Object.keys(i)])],
		others: (e.others ?? []).map((e) => Ke(e, r))
	}), l = s.concat(o), u = unknownNames(a.feedback, e.expectation !== void 0, {
		run: n,
		schemas: i,
		tools: l
	});
	if (c.ok) return {
		expectation: c,
		unknown: u
	};
	throw expectationNeeded(u.length === 0 ? c.reason : `${c.reason} (${u.join("; ")})`, expectationDrafts(n, t, a.feedback));
}
function redacted(e) {
	let { expectation: t, redactor: n } = e, r = e.trace.feedback, i = t === void 0 ? r : {
		...r,
		...t
	}, a = {
		...e.trace,
		version: 1,
		...J({ feedback: i })
	}, { statements: o = [], signatures: s, assertions: c, modelFixtures: l } = e;
	return n.redact({
		trace: a,
		statements: o,
		...J({
			feedback: i,
			signatures: s,
			assertions: c,
			model: l
		})
	});
}
function caseOf({ input: e, trace: t, run: n, expectation: r, effects: i, lookup: a, statements: o, group: s, clock: c }) {
	let l = r.signatures.map(({ check: e }) => e), u = e.title === void 0 ? "" : plainText(e.redactor.text(e.title)), d = {
		run: n,
		feedback: t.feedback,
		signatures: l,
		effects: a,
		statements: o
	}, f = u === "" ? failureTitle(d) : u;
	return {
		version: 1,
		id: caseId(e, u === "" ? derivedTitle(l) : u, s),
		title: f,
		state: "open",
		source: {
			run_id: t.run_id,
			fingerprint: s,
			captured_at: t.ended_at ?? t.started_at ?? e.platform.now().toISOString(),
			...J({
				url: e.url,
				rate: e.rate,
				seen: e.seen
			}),
			redaction: 4
		},
		...J({
			runner: e.runner,
			agent: t.agent?.name
		}),
		tags: e.tags ?? [],
		effects: i,
		...J({ terminal_tools: xn(e.terminal_tools) }),
		scenario: {
			input: inputMessages(t),
			mode: "continue",
			context: {}
		},
		replay: Ln.parse({
			model: e.modelFixtures === void 0 ? "live" : "recorded-until-divergence",
			...J({
				demand: r.demandModelCall ? "model_call" : void 0,
				match: c.length === 0 ? void 0 : { ignore: c }
			}),
			timeout: 6e4
		}),
		signatures: l,
		assertions: r.assertions,
		reviews: [],
		...r.weak === void 0 ? {} : {
			weak: !0,
			weak_reason: r.weak
		}
	};
}
function inputMessages(e) {
	return e.events.flatMap((e) => e.type === "input_message" ? [{
		role: e.role,
		content: e.content
	}] : []);
}
function caseId({ id: e, promoted: t, platform: n }, r, i) {
	let a = e === void 0 ? slug(r) : givenId(e);
	return t === !0 ? `${a}-${failureMarkOf(i, n)}` : a;
}
function failureMarkOf(e, { hash: t }) {
	return t(e).slice(0, 8);
}
function init_scaffold() {
	return (init_scaffold = e((() => {
		Qt(), init_fingerprint(), Se(), init_notes(), Ye(), se(), init_case_effects(), init_expected_behaviour(), init_expectation_drafts(), init_case_title(), init_clock_in_prompt(), init_plain_text(), init_model_exchanges(), init_scaffold_notes(), init_slug(), we(), init_unknown_names(), Pn(), ct();
	})))();
}
export { recordedExchanges as A, init_fingerprint as B, init_times as C, settingsOf$1 as D, init_model_fields as E, guessedEffects as F, lr as G, init_idle_expectation as H, init_lint_head as I, cr as K, Ar as L, lintCase as M, fixCase as N, Q as O, init_fix_case as P, init_control_tag as R, init_dialect as S, millisOf as T, init_timeline as U, mr as V, timeline as W, init_python_json as _, plainText as a, isScored as b, formatSummaries as c, init_mlflow_info as d, isMlflowRow as f, fo as g, init_native as h, init_plain_text as i, init_lint_case as j, init_model_exchanges as k, init_trace_formats as l, qo as m, init_scaffold as n, init_notes as o, init_rebuild_native as p, init_esm as q, scaffoldCase as r, inlineCode as s, failureMarkOf as t, Cs as u, withoutNonNumbers as v, isoOf as w, rated as x, init_scores as y, fingerprint as z };
